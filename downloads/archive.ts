import { extname } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

/** The files of an archive, by their paths in it. */
export type Contents = ReadonlyMap<string, Uint8Array | string>

/** ZIP stores local time without a zone. A fixed one keeps the bytes, and so the hashed address, the same in every build. */
const FIXED_TIME = '1980-01-01T00:00:00'

/** Written as by Unix: every program then reads names as UTF-8, and the files are readable for everybody. */
const UNIX = { os: 3, attrs: (0o100644 << 16) >>> 0 }

/** Compressed already. */
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
