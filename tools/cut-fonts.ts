/**
 * `node tools/cut-fonts.ts` reduces the site's fonts to the characters that it uses. The files in `site/fonts/` are committed. Run it
 * again to change a font or its characters.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Printable ASCII, typographic punctuation, and the letters of São Paulo and café. All of Latin-1 would make the fonts 50 % larger. */
const LATIN = `${range(0x20, 0x7e)}\u00a0©·×ãé–—‘’“”…•−`
/** The Thai block: letters, marks, digits and the baht sign. */
const THAI = range(0x0e01, 0x0e3a) + range(0x0e3f, 0x0e5b)

const LATIN_FEATURES = ['kern', 'liga', 'lnum', 'tnum']
/** All features that browsers apply by default. Without `calt`, for example, marks collide with the ascenders of ป ฝ ฟ. */
const THAI_FEATURES = [
  ...['calt', 'ccmp', 'clig', 'liga', 'locl', 'rclt', 'rlig'],
  ...['abvm', 'blwm', 'dist', 'kern', 'mark', 'mkmk'],
  ...['lnum', 'tnum'],
]

interface Cut {
  characters: string
  features: string[]
  /** The weight of a variable font, or the range that it keeps. */
  weight?: number | { min: number; max: number }
}

const SERIF_THAI = '@fontsource-variable/noto-serif-thai/files/noto-serif-thai'
const PLEX_LOOPED = '@expo-google-fonts/ibm-plex-sans-thai-looped'
const REGULAR = `${PLEX_LOOPED}/400Regular/IBMPlexSansThaiLooped_400Regular.ttf`
const SEMI_BOLD = `${PLEX_LOOPED}/600SemiBold/IBMPlexSansThaiLooped_600SemiBold.ttf`

/** The name of each font file, the file that it is cut from, and what is kept. */
const CUTS: readonly [name: string, source: string, cut: Cut][] = [
  [
    'newsreader',
    '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    { characters: LATIN, features: LATIN_FEATURES, weight: 500 },
  ],
  [
    'plex-sans',
    '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    { characters: LATIN, features: LATIN_FEATURES, weight: { min: 400, max: 600 } },
  ],
  [
    'plex-mono',
    '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    { characters: LATIN, features: LATIN_FEATURES },
  ],
  ['serif-thai', `${SERIF_THAI}-thai-wght-normal.woff2`, { characters: THAI, features: THAI_FEATURES, weight: 600 }],
  [
    'serif-thai-latin',
    `${SERIF_THAI}-latin-wght-normal.woff2`,
    { characters: LATIN, features: LATIN_FEATURES, weight: 600 },
  ],
  ['plex-looped-400', REGULAR, { characters: LATIN + THAI, features: THAI_FEATURES }],
  ['plex-looped-600', SEMI_BOLD, { characters: LATIN + THAI, features: THAI_FEATURES }],
]

const require = createRequire(import.meta.url)
mkdirSync('site/fonts', { recursive: true })
for (const [name, source, { characters, features, weight }] of CUTS) {
  const font = await subsetFont(readFileSync(require.resolve(source)), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    // STAT is for font menus. MVAR moves underlines with the weight.
    dropTables: ['STAT', 'MVAR'],
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  })
  writeFileSync(`site/fonts/${name}.woff2`, font)
  console.log(`${name} ${(font.length / 1000).toFixed(1)} kB`)
}
