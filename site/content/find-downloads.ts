import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../contract/locale.ts'
import type { OfferedFile } from '../../contract/site-manifest.ts'

/** Where `npm run build` puts the files before it makes the pages that name them, and what it says of them. */
export const DOWNLOADS_FOLDER = '.cache/downloads'
const LIST = 'offered.json'

/** Every file that was made, in the catalog's order. Before the first build there is none. */
export function readOffered(root = process.cwd()): OfferedFile[] {
  const list = join(root, DOWNLOADS_FOLDER, LIST)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as OfferedFile[]) : []
}

/** The files that a language's pages offer, by what they are: `logos`, `strategy-guide`. */
export function findDownloads(locale: Locale, root?: string): Record<string, OfferedFile> {
  return Object.fromEntries(
    readOffered(root)
      .filter(({ languages }) => languages.includes(locale))
      .map((file) => [file.id, file]),
  )
}
