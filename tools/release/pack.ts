import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** GNU's tar says who owns what in other words than that of BSD, macOS and Windows. */
function owners(): string[] {
  const { stdout } = spawnSync('tar', ['--version'], { encoding: 'utf8' })
  return /GNU tar/.test(stdout)
    ? ['--owner=0', '--group=0', '--numeric-owner']
    : ['--uid', '0', '--gid', '0', '--numeric-owner']
}

const isExecutable = (file: string) => (statSync(file).mode & 0o111) !== 0

/**
 * Lets everybody read what is in a folder, and its owner alone write: whoever built it may have had another mask than the machine's
 * that it goes to.
 */
export function openToRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() || isExecutable(path) ? 0o755 : 0o644)
  }
}

/**
 * Packs a folder beside itself and removes it. Root unpacks it: were its files the builder's, whoever has that number there could change
 * the code that the service runs.
 *
 * @returns the archive
 * @throws Error where tar fails
 */
export function pack(folder: string): string {
  const archive = `${folder}.tar.gz`
  const words = ['-czf', archive, ...owners(), '-C', dirname(folder), basename(folder)]
  const { error, status, stderr } = spawnSync('tar', words, { encoding: 'utf8' })
  if (error || status !== 0) throw new Error(`tar failed: ${error?.message ?? stderr}`)
  rmSync(folder, { recursive: true })
  return archive
}
