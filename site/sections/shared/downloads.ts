import type { OfferedFile } from '../../../contract/site-manifest.ts'

export type Downloads = Readonly<Record<string, OfferedFile | undefined>>

const MEGABYTE = 1_000_000

/** Bytes in megabytes, with one decimal; the smallest file shown is 0.1 MB. */
export function toMegabytes(bytes: number): number {
  return Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10)
}

/** Bytes in kilobytes; the smallest file shown is 1 kB. */
export const toKilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1000))

/** Sizes of this many bytes or more are shown in megabytes. */
const MEGABYTES_FROM = 100_000

/** `7 kB` or `1.2 MB`. */
export function formatFileSize(bytes: number, words: { kilobytes: string; megabytes: string }): string {
  if (bytes < MEGABYTES_FROM) return words.kilobytes.replace('{n}', String(toKilobytes(bytes)))
  return words.megabytes.replace('{n}', toMegabytes(bytes).toFixed(1))
}
