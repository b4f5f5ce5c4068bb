/** What astro.config.ts needs of the cut fonts: the integration that makes them, and the families as Astro declares them. */
import type { AstroIntegration } from 'astro'
import { fontProviders } from 'astro/config'
import { cutFonts } from './cut-fonts.ts'
import { fontCuts } from './cuts.ts'

const root = new URL('../../', import.meta.url)
const folder = new URL('.cache/fonts/', root)

/** Cuts the fonts before Astro reads them. */
export function fontCutting(): AstroIntegration {
  return {
    name: 'font-cutting',
    hooks: {
      'astro:config:setup': async ({ logger }) => {
        const made = await cutFonts({ root, folder })
        if (made.length > 0) logger.info(`cut ${made.join(', ')}`)
      },
    },
  }
}

const UNICODE_RANGE = {
  thai: 'U+E01-E5B,U+200B-200D,U+25CC,U+2060',
  latin: 'U+0-FF,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212',
}

/**
 * Astro's fallback faces, a font of the device with other measures, are not made: for `optional` nothing is ever exchanged, a phone has
 * none of the fonts they name, and each costs the first layout as much as a font file (docs/performance.md).
 */
function family(name: string, cssVariable: `--${string}`, cuts: readonly [string, ...string[]], fallbacks: string[]) {
  const variant = (cutName: string) => {
    const cut = fontCuts.find((candidate) => candidate.name === cutName)
    if (!cut) throw new Error(`astro-fonts: there is no font cut named ${cutName}`)
    return {
      src: [new URL(`${cut.name}.woff2`, folder)] as [URL],
      weight: Array.isArray(cut.weight) ? cut.weight.join(' ') : cut.weight,
      style: 'normal' as const,
      // All of a page's fonts are preloaded and small: mostly they are there at the first paint. On a slow network the
      // first page keeps its fallback, so that nothing moves (docs/decisions/0009). What is quoted in the other script
      // stands far below, and may have no fallback.
      display: cut.quotes ? ('swap' as const) : ('optional' as const),
      // Where a family has a file for each script.
      ...(cut.locale === 'th' && cut.script !== 'both' && { unicodeRange: [UNICODE_RANGE[cut.script]] as [string] }),
    }
  }
  const [first, ...rest] = cuts
  const variants: [ReturnType<typeof variant>, ...ReturnType<typeof variant>[]] = [variant(first), ...rest.map(variant)]
  return {
    name,
    cssVariable,
    provider: fontProviders.local(),
    fallbacks,
    optimizedFallbacks: false,
    options: { variants },
  }
}

/**
 * What devices have of Thai. Without a name a browser tries every Latin face upon each run of Thai, and then asks the device about each
 * letter: on a slow phone a third of all its layout. For the text one that has Latin, too, comes first, so that a line is tried once.
 */
const THAI_ON_DEVICES = ['Thonburi', 'Leelawadee UI']

/**
 * Each language has its own families, so that a Thai page never fetches the English display face. They do not have the names of the
 * faces they are cut from: until a file has come, a browser draws the text with a font of that name if the device has one, and where
 * the file comes late the text then changes to the fallback and moves the page.
 */
export const fontFamilies = [
  family('krajai-en-display', '--font-en-display', ['newsreader'], ['Georgia', 'serif']),
  family('krajai-en-text', '--font-en-text', ['plex-sans'], ['Arial', 'sans-serif']),
  family('krajai-en-dateline', '--font-en-dateline', ['plex-mono'], ['Courier New', 'monospace']),
  family(
    'krajai-th-display',
    '--font-th-display',
    ['noto-serif-thai-latin', 'noto-serif-thai'],
    ['Noto Serif Thai', 'Georgia', ...THAI_ON_DEVICES, 'serif'],
  ),
  family(
    'krajai-th-text',
    '--font-th-text',
    ['plex-looped-400', 'plex-looped-600'],
    ['Loma', ...THAI_ON_DEVICES, 'Noto Sans Thai', 'Arial', 'sans-serif'],
  ),
  // No fallback of its own: what it has not is set in the page's face.
  family('krajai-th-quoted', '--font-th-quoted', ['plex-looped-quoted'], []),
]
