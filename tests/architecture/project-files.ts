import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const projectFolder = resolve(import.meta.dirname, '../..')

/** Lists the files of the project, also uncommitted ones, without ignored ones. */
export function projectFiles(): string[] {
  // Without safe.directory, git refuses a checkout of another account, for example in a container.
  const list = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: projectFolder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const paths = new Set(list.split('\0').filter((path) => path !== ''))
  return [...paths].filter((path) => existsSync(join(projectFolder, path))).sort()
}

/** @param path from the project's folder */
export function readProjectFile(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8')
}
