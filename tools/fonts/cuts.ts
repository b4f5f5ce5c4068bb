/** The fonts of the site, each a cut of a file of a `@fontsource` package. */
import type { Locale } from '../../contract/locale.ts'

export interface FontCut {
  /** Name of the file made, without its ending. */
  name: string
  /** The file it is cut from, as a package path. */
  source: string
  /** The weight it has, or the first and the last of those between which a variable font keeps its axis. */
  weight: number | [min: number, max: number]
  /** Whose words it sets. */
  locale: Locale
  /** The script it holds: `both` where its package has Thai and Latin in one file. */
  script: 'latin' | 'thai' | 'both'
  /**
   * Which characters it keeps: `everything` of its script (a text face, which also shows what visitors type),
   * the characters the site's `words` use, or the few of a `dateline`.
   */
  keeps: 'everything' | 'words' | 'dateline'
  /** What it keeps besides: signs that the site sets in it, and no text has. */
  also?: string
  /** The content file of its language that alone it sets, where it serves pages of the other language. */
  quotes?: string
  /** Whether the source is a variable font, whose axis is cut to `weight`. */
  variable?: boolean
}

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'
const notoSerifThai = '@fontsource-variable/noto-serif-thai/files/noto-serif-thai'
const plex = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'
const plexMono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin'
const plexLooped = '@expo-google-fonts/ibm-plex-sans-thai-looped'

export const fontCuts: readonly FontCut[] = [
  {
    name: 'newsreader',
    source: newsreader,
    weight: 500,
    locale: 'en',
    script: 'latin',
    keeps: 'words',
    variable: true,
  },
  // One file of both weights is smaller than a file of each.
  {
    name: 'plex-sans',
    source: plex,
    weight: [400, 600],
    locale: 'en',
    script: 'latin',
    keeps: 'everything',
    variable: true,
  },
  {
    name: 'plex-mono',
    source: `${plexMono}-500-normal.woff2`,
    weight: 500,
    locale: 'en',
    script: 'latin',
    keeps: 'dateline',
  },
  {
    name: 'noto-serif-thai',
    source: `${notoSerifThai}-thai-wght-normal.woff2`,
    weight: 600,
    locale: 'th',
    script: 'thai',
    keeps: 'words',
    variable: true,
  },
  {
    name: 'noto-serif-thai-latin',
    source: `${notoSerifThai}-latin-wght-normal.woff2`,
    weight: 600,
    locale: 'th',
    script: 'latin',
    keeps: 'words',
    variable: true,
  },
  {
    name: 'plex-looped-400',
    source: `${plexLooped}/400Regular/IBMPlexSansThaiLooped_400Regular.ttf`,
    weight: 400,
    locale: 'th',
    script: 'both',
    keeps: 'everything',
  },
  {
    name: 'plex-looped-600',
    source: `${plexLooped}/600SemiBold/IBMPlexSansThaiLooped_600SemiBold.ttf`,
    weight: 600,
    locale: 'th',
    script: 'both',
    keeps: 'words',
    // The mark of a figure.
    also: '*',
  },
  // For the Thai release on the English page. Not every system has a Thai face.
  {
    name: 'plex-looped-quoted',
    source: `${plexLooped}/400Regular/IBMPlexSansThaiLooped_400Regular.ttf`,
    weight: 400,
    locale: 'th',
    script: 'thai',
    keeps: 'words',
    quotes: 'annotated.yaml',
  },
]
