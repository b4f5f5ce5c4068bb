import { extname } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

/** What is in an archive, by its path in it. */
export type Contents = ReadonlyMap<string, Uint8Array | string>

/** ZIP keeps local times without a zone: this one reads the same wherever it is made. */
const EVERY_DAY = '1980-01-01T00:00:00'

/** As Unix writes it: there names are UTF-8 for every program, and files can be read by everybody. */
const ON_UNIX = { os: 3, attrs: (0o100644 << 16) >>> 0 }

/** Compressed in themselves: another go would only take time. */
const COMPRESSED = new Set(['.docx', '.jpg', '.mp4', '.pdf', '.png', '.webm', '.webp', '.xlsx', '.zip'])

/** Packs files into a ZIP archive. The same files give the same bytes: their order and their dates are no matter. */
export function archiveOf(contents: Contents): Uint8Array {
  const entries: Zippable = {}
  for (const path of [...contents.keys()].sort()) {
    const file = contents.get(path) ?? ''
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
    entries[path] = [bytes, { level: COMPRESSED.has(extname(path)) ? 0 : 9, mtime: EVERY_DAY, ...ON_UNIX }]
  }
  return zipSync(entries)
}
