import { extname } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

/** The files of an archive, by their paths in it. */
export type Contents = ReadonlyMap<string, Uint8Array | string>

/** ZIP stores local time without a zone. A fixed time keeps the bytes, and so the hash in the URL, the same in every build. */
const FIXED_TIME = '1980-01-01T00:00:00'

/** Marks the archive as made on Unix, so that programs read names as UTF-8 and files are readable by everybody. */
const UNIX = { os: 3, attrs: (0o100644 << 16) >>> 0 }

/** File types that are already compressed. */
const COMPRESSED = new Set(['.docx', '.pdf', '.png', '.webp', '.xlsx', '.zip'])

/** Packs files into a ZIP archive. The same files always give the same bytes. */
export function archiveOf(contents: Contents): Uint8Array {
  const entries: Zippable = {}
  for (const path of [...contents.keys()].sort()) {
    const file = contents.get(path) ?? ''
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
    entries[path] = [bytes, { level: COMPRESSED.has(extname(path)) ? 0 : 9, mtime: FIXED_TIME, ...UNIX }]
  }
  return zipSync(entries)
}
