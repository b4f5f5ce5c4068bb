import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../contract/locale.ts'
import type { OfferedFile } from '../../contract/site-manifest.ts'

/** The folder and the list that `npm run build` writes before it builds the pages. */
export const DOWNLOADS_FOLDER = '.cache/downloads'
const LIST = 'offered.json'

/** Every built file, in the catalog's order. Empty before the first build. */
export function readOffered(root = process.cwd()): OfferedFile[] {
  const list = join(root, DOWNLOADS_FOLDER, LIST)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as OfferedFile[]) : []
}

/** The files offered in one language, by id: `logos`, `strategy-guide`. */
export function findDownloads(locale: Locale, root?: string): Record<string, OfferedFile> {
  return Object.fromEntries(
    readOffered(root)
      .filter(({ languages }) => languages.includes(locale))
      .map((file) => [file.id, file]),
  )
}
