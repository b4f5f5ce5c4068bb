/**
 * `node tools/cut-fonts.ts` reduces the site's fonts to the characters that it uses. The files in `site/fonts/` are committed. The
 * printed documents have their own files of the Thai fonts, and `tests/fonts/` has the fonts of the devices that the browser tests play.
 * Run it again to change a font or its characters.
 *
 * `node tools/cut-fonts.ts serif-japanese` cuts one. The packages of the Japanese and the Chinese font have 90 MB each, and the tests' fonts
 * are needed here alone, so install them for it: `npm install --no-save @fontsource/noto-serif-jp@5.3.0 @fontsource/noto-serif-sc@5.3.0
 * @expo-google-fonts/{arimo@0.4.3,gelasio@0.4.1,noto-serif@0.4.2,noto-sans-thai@0.4.2}`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { loadContent } from '../site/content/load-content.ts'
import { makeCopyable } from './copyable-font.ts'

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Printable ASCII, typographic punctuation, and the letters of São Paulo and café. All of Latin-1 would make the fonts 50 % larger. */
const LATIN = `${range(0x20, 0x7e)}\u00a0©·×ãé–—‘’“”…•−`
/** Whole, for the names of people in printed documents. */
const LATIN_1 = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…−`
/** The Thai block: letters, marks, digits and the baht sign. */
const THAI = range(0x0e01, 0x0e3a) + range(0x0e3f, 0x0e5b)

const LATIN_FEATURES = ['kern', 'liga', 'lnum', 'tnum']
/** All features that browsers apply by default. Without `calt`, for example, marks collide with the ascenders of ป ฝ ฟ. */
const THAI_FEATURES = [
  ...['calt', 'ccmp', 'clig', 'liga', 'locl', 'rclt', 'rlig'],
  ...['abvm', 'blwm', 'dist', 'kern', 'mark', 'mkmk'],
  ...['lnum', 'tnum'],
]

const { named } = loadContent().en.home.international.languages
/** The characters of a language's headline on the home page. The range of the font's `@font-face` names them too. */
const headlineIn = (language: string) => named.find(({ lang }) => lang === language)?.headline ?? ''

interface Cut {
  characters: string
  features: string[]
  /** The weight of a variable font, or the range that it keeps. */
  weight?: number | { min: number; max: number }
  /** Who uses it. Default: the site. */
  usedIn?: readonly ('site' | 'print' | 'tests')[]
}

const SERIF_THAI = '@fontsource-variable/noto-serif-thai/files/noto-serif-thai'
const PLEX_SANS = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'
const PLEX_LOOPED = '@expo-google-fonts/ibm-plex-sans-thai-looped'
const JAPANESE = '@fontsource/noto-serif-jp/files/noto-serif-jp-japanese-500-normal.woff2'
const CHINESE = '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-500-normal.woff2'
const REGULAR = `${PLEX_LOOPED}/400Regular/IBMPlexSansThaiLooped_400Regular.ttf`
const SEMI_BOLD = `${PLEX_LOOPED}/600SemiBold/IBMPlexSansThaiLooped_600SemiBold.ttf`

/** Whole families of a device, with what our own fonts lack: Cyrillic and arrows. */
const DEVICE: Cut = {
  characters: LATIN_1 + range(0x400, 0x45f) + range(0x2190, 0x2193) + THAI,
  features: THAI_FEATURES,
  usedIn: ['tests'],
}
const LOOPED: Cut = { characters: LATIN + THAI, features: THAI_FEATURES, usedIn: ['site', 'print'] }

/** The name of each font file, the file that it is cut from, and what is kept. */
const CUTS: readonly [name: string, source: string, cut: Cut][] = [
  [
    'newsreader',
    '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    { characters: LATIN, features: LATIN_FEATURES, weight: 500 },
  ],
  ['plex-sans', PLEX_SANS, { characters: LATIN, features: LATIN_FEATURES, weight: { min: 400, max: 600 } }],
  [
    'plex-mono',
    '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    { characters: LATIN, features: LATIN_FEATURES, usedIn: ['site', 'tests'] },
  ],
  ['plex-sans-400', PLEX_SANS, { characters: LATIN_1, features: LATIN_FEATURES, weight: 400, usedIn: ['print'] }],
  ['plex-sans-600', PLEX_SANS, { characters: LATIN_1, features: LATIN_FEATURES, weight: 600, usedIn: ['print'] }],
  [
    'serif-thai',
    `${SERIF_THAI}-thai-wght-normal.woff2`,
    { characters: THAI, features: THAI_FEATURES, weight: 600, usedIn: ['site', 'print'] },
  ],
  [
    'serif-thai-latin',
    `${SERIF_THAI}-latin-wght-normal.woff2`,
    { characters: LATIN, features: LATIN_FEATURES, weight: 600 },
  ],
  ['plex-looped-400', REGULAR, LOOPED],
  ['plex-looped-600', SEMI_BOLD, LOOPED],
  ['serif-japanese', JAPANESE, { characters: headlineIn('ja'), features: [] }],
  ['serif-chinese', CHINESE, { characters: headlineIn('zh'), features: [] }],
  ['arimo-400', '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf', DEVICE],
  ['arimo-700', '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf', DEVICE],
  ['gelasio', '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf', DEVICE],
  ['noto-serif', '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf', DEVICE],
  ['noto-sans-thai-400', '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf', DEVICE],
  ['noto-sans-thai-700', '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf', DEVICE],
  ['noto-serif-thai', `${SERIF_THAI}-thai-wght-normal.woff2`, { ...DEVICE, weight: 700 }],
]

const require = createRequire(import.meta.url)
const wanted = process.argv.slice(2)
for (const [name, source, { characters, features, weight, usedIn = ['site'] }] of CUTS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const cut = (targetFormat: 'woff2' | 'sfnt', keepFeatures = features) =>
    subsetFont(readFileSync(require.resolve(source)), characters, {
      targetFormat,
      noHinting: true,
      keepFeatures,
      // STAT is for font menus. MVAR moves underlines with the weight.
      dropTables: ['STAT', 'MVAR'],
      ...(weight !== undefined && { variationAxes: { wght: weight } }),
    })
  if (usedIn.includes('site')) writeFileSync(`site/fonts/${name}.woff2`, await cut('woff2'))
  if (usedIn.includes('print')) {
    const isThai = features === THAI_FEATURES
    const font = isThai ? makeCopyable(await cut('sfnt', ['kern', 'mark', 'mkmk'])) : await cut('sfnt')
    writeFileSync(`downloads/print/fonts/${name}.ttf`, font)
  }
  if (usedIn.includes('tests')) writeFileSync(`tests/fonts/${name}.ttf`, await cut('sfnt'))
}
