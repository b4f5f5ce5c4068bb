import { extname } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { isoDay } from '../contract/time.ts'
import type { Content } from '../site/content/load-content.ts'

export type Contents = ReadonlyMap<string, Uint8Array | string>

/** The day that Word and Excel write into their own files. Nobody sees it. */
const OFFICE_DAY = '1980-01-01'

/** Marks files as made on Unix, so that names are read as UTF-8 and everybody may read the files. */
const UNIX = { os: 3, attrs: (0o100644 << 16) >>> 0 }

const COMPRESSED = new Set(['.docx', '.pdf', '.png', '.webp', '.xlsx', '.zip'])

/**
 * The newest day in the content: of an article, a correction or a legal text. Files that people unpack have this date. It is the same on
 * every machine, unlike the day of the build, and needs no history, unlike the day of the last commit.
 */
export function newestDay({ en: { articles, legal } }: Content): string {
  const days = [
    ...articles.flatMap(({ date, corrected }) => [date, corrected ?? date]),
    ...Object.values(legal).map(({ updated }) => updated),
  ]
  return isoDay(new Date(Math.max(...days.map(Number))))
}

/** Packs files into a ZIP archive. The same files and day give the same bytes, and so the same hash in the URL. */
export function createArchive(contents: Contents, day = OFFICE_DAY): Uint8Array {
  const entries: Zippable = {}
  for (const path of [...contents.keys()].sort()) {
    const file = contents.get(path) ?? ''
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
    entries[path] = [bytes, { level: COMPRESSED.has(extname(path)) ? 0 : 9, mtime: `${day}T00:00:00`, ...UNIX }]
  }
  return zipSync(entries)
}
