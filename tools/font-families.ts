/** The fonts as Astro's fonts API declares them; `tools/cut-fonts.ts` has cut the files. */
import { fontProviders } from 'astro/config'

interface FontFile {
  file: string
  weight: number | string
  /** Where a family has one file for each script. */
  unicodeRange?: string
}

const THAI = 'U+E01-E5B,U+200B-200D,U+25CC,U+2060'
const LATIN = 'U+0-FF,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212'

/**
 * `optional`: if a preloaded font has not arrived by the first paint, the page keeps the fallback font, so the layout
 * does not shift.
 */
type Display = 'optional' | 'swap'

function family(
  name: string,
  fallbacks: string[],
  [first, ...others]: readonly [FontFile, ...FontFile[]],
  display: Display = 'optional',
) {
  const variant = ({ file, weight, unicodeRange }: FontFile) => ({
    src: [`./site/fonts/${file}.woff2`] as [string],
    weight,
    style: 'normal' as const,
    display,
    ...(unicodeRange && { unicodeRange: [unicodeRange] as [string] }),
  })
  const variants: [ReturnType<typeof variant>, ...ReturnType<typeof variant>[]] = [
    variant(first),
    ...others.map(variant),
  ]
  return {
    // Not the typeface's own name: a browser would use a font of that name on the device until the file has come.
    name: `krajai-${name}`,
    cssVariable: `--font-${name}` as const,
    provider: fontProviders.local(),
    fallbacks,
    // Astro measures Latin letters. For Thai each device has another font.
    optimizedFallbacks: name.startsWith('en-'),
    options: { variants },
  }
}

/** Fonts of devices for Thai. Without a name the browser tries every Latin font on each run of Thai first, which is slow on phones. */
const THAI_ON_DEVICES = ['Thonburi', 'Leelawadee UI']

/** Each language has its own families, so that a Thai page never fetches the English display face. */
export const fontFamilies = [
  family('en-display', ['Georgia', 'serif'], [{ file: 'newsreader', weight: 500 }]),
  family('en-text', ['Arial', 'sans-serif'], [{ file: 'plex-sans', weight: '400 600' }]),
  family('en-dateline', ['Courier New', 'monospace'], [{ file: 'plex-mono', weight: 500 }]),
  family(
    'th-display',
    ['Noto Serif Thai', 'Georgia', ...THAI_ON_DEVICES, 'serif'],
    [
      { file: 'serif-thai-latin', weight: 600, unicodeRange: LATIN },
      { file: 'serif-thai', weight: 600, unicodeRange: THAI },
    ],
  ),
  family(
    'th-text',
    ['Loma', ...THAI_ON_DEVICES, 'Noto Sans Thai', 'Arial', 'sans-serif'],
    [
      { file: 'plex-looped-400', weight: 400 },
      { file: 'plex-looped-600', weight: 600 },
    ],
  ),
  // The Thai release on an English page. What it lacks is set in the page's font; it stands far down, so it may swap.
  family('th-quoted', [], [{ file: 'plex-looped-400-thai', weight: 400 }], 'swap'),
]
