/**
 * The faces that share pictures are set in. The renderer reads neither WOFF2 nor variable fonts, so each is made into a
 * plain font at one weight. The Thai serif has its Latin letters in a second file, as its package has.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Locale } from '../../contract/locale.ts'
import { keepFile } from './keep-file.ts'

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

/**
 * The plain font at one weight; one that was made before is not made again.
 *
 * @param folder where it is kept, named by all that it is made of
 * @returns its path
 */
export async function plainFont({ file, weight, script, variable }: Source, folder = FOLDER): Promise<string> {
  const source = readFileSync(createRequire(join(process.cwd(), 'package.json')).resolve(file))
  const made = createHash('sha256').update(source).update(`${weight} ${CHARACTERS[script]}`).digest('hex').slice(0, 16)
  const path = join(folder, `${basename(file, extname(file))}-${weight}-${made}.ttf`)
  if (existsSync(path)) return path
  const font = await subsetFont(source, CHARACTERS[script], {
    targetFormat: 'sfnt',
    ...(variable && { variationAxes: { wght: weight } }),
  })
  keepFile(path, font)
  return path
}

const made = new Map<string, Promise<string[]>>()

/** The files of a face, the one of its own script first. Made once. */
export function faceFiles(locale: Locale, role: Role): Promise<string[]> {
  const key = `${locale} ${role}`
  const files = made.get(key) ?? Promise.all(SOURCES[locale][role].map((source) => plainFont(source)))
  made.set(key, files)
  return files
}
