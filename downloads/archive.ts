import { extname } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

/** The files of an archive by path. */
export type Contents = ReadonlyMap<string, Uint8Array | string>

/** The date of every file. A fixed date keeps the bytes, and so the hash in the URL, the same in every build. */
const FIXED_TIME = '1980-01-01T00:00:00'

/** Marks files as made on Unix, so that names are read as UTF-8 and everybody may read the files. */
const UNIX = { os: 3, attrs: (0o100644 << 16) >>> 0 }

/** File types that are already compressed. */
const COMPRESSED = new Set(['.docx', '.pdf', '.png', '.webp', '.xlsx', '.zip'])

/** Packs files into a ZIP archive. The same files give the same bytes. */
export function createArchive(contents: Contents): Uint8Array {
  const entries: Zippable = {}
  for (const path of [...contents.keys()].sort()) {
    const file = contents.get(path) ?? ''
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
    entries[path] = [bytes, { level: COMPRESSED.has(extname(path)) ? 0 : 9, mtime: FIXED_TIME, ...UNIX }]
  }
  return zipSync(entries)
}
