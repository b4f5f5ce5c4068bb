import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const projectFolder = resolve(import.meta.dirname, '../..')

/** The project's files, as git sees them: also those not committed yet, but nothing that is ignored. */
export function projectFiles(): string[] {
  // A checkout may belong to another account, as in a container, where git would refuse without this.
  const list = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: projectFolder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const paths = new Set(list.split('\0').filter((path) => path !== ''))
  return [...paths].filter((path) => existsSync(join(projectFolder, path))).sort()
}

/** @param path as projectFiles gives it */
export function readProjectFile(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8')
}
