/**
 * Cuts the site's fonts to the characters it uses and writes them where astro.config.ts expects them.
 *
 * A full font costs 48 to 58 kB; a cut without hinting (today's screens do not use it) and with only the features the
 * script needs costs 3 to 13 kB. A cut is made again only when its source or its characters change.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { charactersIn, charactersInUse, charactersOf } from './characters.ts'
import { type FontCut, fontCuts } from './cuts.ts'

const require = createRequire(import.meta.url)

/**
 * What a shaper applies unasked, and figures of one width. Thai needs every one of these: `calt` alone moves the marks
 * over ป ฝ ฟ beside their ascenders and sets the vowels under ฎ ฐ. What is left out are the alternates nobody asks for.
 */
const THAI_FEATURES = [
  ...['calt', 'ccmp', 'clig', 'liga', 'locl', 'rclt', 'rlig'],
  ...['abvm', 'blwm', 'dist', 'kern', 'mark', 'mkmk'],
  ...['lnum', 'tnum'],
]

/**
 * The features a cut keeps. English needs kerning and equal-width figures; a complete Thai font also brings the
 * alternates of its Latin letters, a quarter of its bytes. The display face's Latin within Thai is a word here and
 * there, for which kerning is not worth a kilobyte.
 */
function featuresOf({ script, locale, quotes }: FontCut): string[] | undefined {
  if (script === 'both' || quotes) return THAI_FEATURES
  if (script === 'thai') return undefined
  return locale === 'en' ? ['kern', 'liga', 'lnum', 'tnum'] : ['lnum', 'tnum']
}

/** The axis of a variable font, as `subset-font` wants it. */
const axisOf = (weight: FontCut['weight']) => (Array.isArray(weight) ? { min: weight[0], max: weight[1] } : weight)

/** What a font menu reads, and how underlines and small figures follow a weight: nothing that a page shows. */
const UNREAD_TABLES = ['STAT', 'MVAR']

export interface CutOptions {
  root: URL
  /** Folder the `.woff2` files are written to. */
  folder: URL
}

/** Makes every cut that is missing or out of date. Returns the names of those it made. */
export async function cutFonts({ root, folder }: CutOptions): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const inUse = { en: charactersInUse('en', root), th: charactersInUse('th', root) }
  const saidBy = ({ locale, quotes }: FontCut) =>
    quotes ? charactersIn([`content/${locale}/${quotes}`], root) : inUse[locale]
  const made = await Promise.all(fontCuts.map((cut) => cutFont(cut, charactersOf(cut, saidBy(cut)), folder)))
  return made.filter((name) => name !== undefined)
}

async function cutFont(cut: FontCut, characters: string, folder: URL): Promise<string | undefined> {
  const source = readFileSync(require.resolve(cut.source))
  const target = new URL(`${cut.name}.woff2`, folder)
  const keepFeatures = featuresOf(cut)
  const stamp = new URL(`${cut.name}.stamp`, folder)
  const wanted = createHash('sha256')
    .update(source)
    .update(JSON.stringify([cut, characters, keepFeatures, UNREAD_TABLES]))
    .digest('hex')
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: UNREAD_TABLES,
    ...(keepFeatures && { keepFeatures }),
    ...(cut.variable && { variationAxes: { wght: axisOf(cut.weight) } }),
  })
  writeFileSync(target, font)
  writeFileSync(stamp, wanted)
  return cut.name
}
