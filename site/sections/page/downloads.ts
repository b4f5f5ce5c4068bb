import type { OfferedFile } from '../../../contract/site-manifest.ts'

/** The files that exist, by the id of what they are. */
export type Downloads = Readonly<Record<string, OfferedFile | undefined>>

const MEGABYTE = 1_000_000

/** Bytes in megabytes, with one decimal; the smallest file shown is 0.1 MB. */
export function megabytesOf(bytes: number): number {
  return Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10)
}

/** Bytes in kilobytes; the smallest file shown is 1 kB. */
export const kilobytesOf = (bytes: number) => Math.max(1, Math.round(bytes / 1000))

/** As long as a file is shorter, its size is told in kilobytes. */
const SMALL = 100_000

/** A size as it is read: `7 kB`, `1.2 MB`. */
export function sizeOf(bytes: number, words: { kilobytes: string; megabytes: string }): string {
  if (bytes < SMALL) return words.kilobytes.replace('{n}', String(kilobytesOf(bytes)))
  return words.megabytes.replace('{n}', megabytesOf(bytes).toFixed(1))
}
