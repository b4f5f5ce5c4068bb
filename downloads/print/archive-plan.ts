import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../contract/locale.ts'

/** The style guide's pages on the logo, which are also a file of their own: the first and the last. */
export const LOGO_PAGES = [5, 8] as const

/** The size of a PNG file. */
export interface PictureSize {
  pixels: number
  dotsPerInch: number
}

/** A drawing of an archive. */
export interface Artwork {
  /** The path of its page, from the folder of the pages. */
  page: string
  title: string
  locale: Locale
  /** The files that it becomes: their paths in the archive, and the size of those that are pictures. */
  files: Record<string, PictureSize | null>
}

/** An archive of the media kit. The page `archives.json` lists all of them. */
export interface ArchivePlan<Drawn extends Artwork = Artwork> {
  name: string
  /** Texts and tables by path. */
  texts: Record<string, string>
  artworks: Drawn[]
  /** The file name of its preview, and the files that it shows. */
  preview: string
  shown: string[]
}

/** Reads the archives from the folder of the built pages. */
export const readArchives = (pages: string) =>
  JSON.parse(readFileSync(join(pages, 'archives.json'), 'utf8')) as ArchivePlan[]
