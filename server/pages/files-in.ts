import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * The files of a folder and of all folders in it, with the separators of no particular system: `th/about.html`.
 *
 * @throws NodeJS.ErrnoException where it cannot be read
 */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
