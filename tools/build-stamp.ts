import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project-folder.js'

/**
 * Hashes files and settings. Ignores the dates of files, so that a fresh checkout of the same sources has the same stamp.
 *
 * @param sources files and folders of the project
 */
export function createBuildStamp(sources: readonly string[], settings: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const found = sources.flatMap((source) => [source, ...globSync(`${source}/**/*`, { cwd: projectFolder })])
  for (const path of found.sort()) {
    const file = join(projectFolder, path)
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) hash.update(`\0${path}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
