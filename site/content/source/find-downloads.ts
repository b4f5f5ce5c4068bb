import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../../contract/locale.ts'
import type { OfferedFile } from '../../../contract/site-manifest.ts'

/** `npm run build` writes this folder and its list before it builds the pages. */
export const DOWNLOADS_FOLDER = '.cache/downloads'
const LIST = 'offered.json'

/** Returns every built file, in the order of the catalog. Returns none before the first build. */
export function readOffered(root = process.cwd()): OfferedFile[] {
  const list = join(root, DOWNLOADS_FOLDER, LIST)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as OfferedFile[]) : []
}

/** Returns the files of one language by id, such as `logos` or `strategy-guide`. */
export function findDownloads(locale: Locale, root?: string): Record<string, OfferedFile> {
  return Object.fromEntries(
    readOffered(root)
      .filter(({ languages }) => languages.includes(locale))
      .map((file) => [file.id, file]),
  )
}
