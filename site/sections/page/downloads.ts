import type { OfferedFile } from '../../../contract/site-manifest.ts'

/** The files that exist, by the id of what they are. */
export type Downloads = Readonly<Record<string, OfferedFile | undefined>>

const MEGABYTE = 1_000_000

/** Bytes in megabytes, with one decimal; the smallest file shown is 0.1 MB. */
export function megabytesOf(bytes: number): number {
  return Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10)
}
