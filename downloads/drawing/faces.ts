/**
 * The faces that share pictures are set in. The renderer reads neither WOFF2 nor variable fonts, so each is made into a
 * plain font at one weight.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Locale } from '../../contract/locale.ts'
import { type FontSource, newsreader, plex, plexLooped, plexMono, serifThai } from './font-sources.ts'
import { keepFile } from './keep-file.ts'

export type Role = 'headline' | 'text' | 'dateline'

const SOURCES: Record<Locale, Record<Role, readonly FontSource[]>> = {
  en: {
    headline: [newsreader],
    text: [plex(400)],
    dateline: [plexMono],
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
const CHARACTERS: Record<FontSource['script'], string> = { latin: LATIN, thai: THAI, both: LATIN + THAI }

const FOLDER = '.cache/share-fonts'

/**
 * The plain font at one weight; one that was made before is not made again.
 *
 * @param folder where it is kept, named by all that it is made of
 * @returns its path
 */
export async function plainFont({ file, weight, script, variable }: FontSource, folder = FOLDER): Promise<string> {
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
