/**
 * The faces that share pictures are set in. The renderer reads neither WOFF2 nor variable fonts, so each is made into a
 * plain font at one weight. The Thai serif has its Latin letters in a second file, as its package has.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Locale } from '../locale/paths.ts'

export type Role = 'headline' | 'text' | 'dateline'

/** A face as its package has it. */
export interface Source {
  /** A package path. */
  file: string
  weight: number
  script: keyof typeof CHARACTERS
  variable?: boolean
}

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'
const plex = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'
const plexMono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'
const serifThai = (script: 'latin' | 'thai'): Source => ({
  file: `@fontsource-variable/noto-serif-thai/files/noto-serif-thai-${script}-wght-normal.woff2`,
  weight: 600,
  script,
  variable: true,
})
const plexLooped = (weight: number, style: string): Source => ({
  file: `@expo-google-fonts/ibm-plex-sans-thai-looped/${weight}${style}/IBMPlexSansThaiLooped_${weight}${style}.ttf`,
  weight,
  script: 'both',
})

const SOURCES: Record<Locale, Record<Role, readonly Source[]>> = {
  en: {
    headline: [{ file: newsreader, weight: 500, script: 'latin', variable: true }],
    text: [{ file: plex, weight: 400, script: 'latin', variable: true }],
    dateline: [{ file: plexMono, weight: 500, script: 'latin' }],
  },
  th: {
    headline: [serifThai('thai'), serifThai('latin')],
    text: [plexLooped(400, 'Regular')],
    dateline: [plexLooped(600, 'SemiBold')],
  },
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
const LATIN = `${range(0x20, 0xff)}–—‘’“”…•−`
const THAI = range(0x0e01, 0x0e3a) + range(0x0e3f, 0x0e5b)
const CHARACTERS = { latin: LATIN, thai: THAI, both: LATIN + THAI }

const FOLDER = '.cache/share-fonts'

export async function plainFont({ file, weight, script, variable }: Source): Promise<string> {
  const path = join(FOLDER, `${file.replaceAll('/', '-').replace(/\.(woff2|ttf)$/, '')}-${weight}.ttf`)
  if (existsSync(path)) return path
  const source = readFileSync(createRequire(join(process.cwd(), 'package.json')).resolve(file))
  const font = await subsetFont(source, CHARACTERS[script], {
    targetFormat: 'sfnt',
    ...(variable && { variationAxes: { wght: weight } }),
  })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path, font)
  return path
}

const made = new Map<string, Promise<string[]>>()

/** The files of a face, the one of its own script first. Made once. */
export function faceFiles(locale: Locale, role: Role): Promise<string[]> {
  const key = `${locale} ${role}`
  const files = made.get(key) ?? Promise.all(SOURCES[locale][role].map(plainFont))
  made.set(key, files)
  return files
}
