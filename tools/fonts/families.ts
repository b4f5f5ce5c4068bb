/** The fonts of the site, each a cut of a file of a `@fontsource` package. */
import type { Locale } from '../../site/locale/paths.ts'

export interface FontCut {
  /** Name of the file made, without its ending. */
  name: string
  /** The file it is cut from, as a package path. */
  source: string
  weight: number
  /** Whose words it sets. */
  locale: Locale
  /** The script it holds: a family of Thai pages has one file for Thai and one for Latin, as its package has. */
  script: 'latin' | 'thai'
  /**
   * Which characters it keeps: `everything` of its script (a text face, which also shows what visitors type),
   * the characters the site's `words` use, or the few of a `dateline`.
   */
  keeps: 'everything' | 'words' | 'dateline'
  /** The axis of a variable font that is fixed at `weight`. */
  variable?: boolean
}

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'
const notoSerifThai = '@fontsource-variable/noto-serif-thai/files/noto-serif-thai'
const plex = '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin'
const plexMono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin'
const plexLooped = '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped'

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
  {
    name: 'plex-sans-400',
    source: `${plex}-400-normal.woff2`,
    weight: 400,
    locale: 'en',
    script: 'latin',
    keeps: 'everything',
  },
  {
    name: 'plex-sans-600',
    source: `${plex}-600-normal.woff2`,
    weight: 600,
    locale: 'en',
    script: 'latin',
    keeps: 'words',
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
    source: `${plexLooped}-thai-400-normal.woff2`,
    weight: 400,
    locale: 'th',
    script: 'thai',
    keeps: 'everything',
  },
  {
    name: 'plex-looped-400-latin',
    source: `${plexLooped}-latin-400-normal.woff2`,
    weight: 400,
    locale: 'th',
    script: 'latin',
    keeps: 'everything',
  },
  {
    name: 'plex-looped-600',
    source: `${plexLooped}-thai-600-normal.woff2`,
    weight: 600,
    locale: 'th',
    script: 'thai',
    keeps: 'words',
  },
  {
    name: 'plex-looped-600-latin',
    source: `${plexLooped}-latin-600-normal.woff2`,
    weight: 600,
    locale: 'th',
    script: 'latin',
    keeps: 'words',
  },
]
