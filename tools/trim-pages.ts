import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { transform } from 'lightningcss'

/** React's mark between two texts. It finds them again by it where it wakes the element, and nowhere else. */
const BETWEEN_TEXTS = '<!-- -->'

/** The marks of a page that nobody wakes. Each is a node for the browser, too. */
function withoutIdleMarks(html: string): string {
  if (!html.includes(BETWEEN_TEXTS)) return html
  const $ = load(html, { sourceCodeLocationInfo: true })
  const woken = $('[data-island]')
    .toArray()
    .flatMap(({ sourceCodeLocation: place }) => (place ? [[place.startOffset, place.endOffset] as const] : []))
  return html.replaceAll(BETWEEN_TEXTS, (mark, at: number) =>
    woken.some(([start, end]) => start < at && at < end) ? mark : '',
  )
}

/**
 * Astro names font families by what they were made of, for sites on which two have one name; ours have not, nor the names
 * of fonts that a device may have (tools/fonts/astro-fonts.ts). What a face has by itself need not be said.
 */
const withPlainFaces = (css: string) =>
  css
    .replaceAll(/(?<=[\w ])-[0-9a-f]{16}(?=[",; ])/g, '')
    .replaceAll(/(@font-face\{[^}]*\})/g, (face) =>
      face.replace('font-style:normal;', '').replace(' format("woff2")', ''),
    )

/** A style element of a built page, which carries no attributes. A width is asked for with `<`. */
const STYLE = /<style>(.*?)<\/style>/gs

/**
 * Astro writes the order of the layers first, and the sheet of each part in the name of its layer: made small together, each layer is
 * opened once, its rules in the order in which they were written. The faces stay by themselves, so that the rest is the same in both
 * languages, and allowed by one line of a static host's policy.
 */
function withSmallStyles(html: string): string {
  const sheets = [...html.matchAll(STYLE)].filter(([style]) => !style.includes('@font-face'))
  const rules = Buffer.from(sheets.map(([, css]) => css).join(''))
  const last = sheets.at(-1)?.index
  return html.replaceAll(STYLE, (style, _css, at: number) => {
    if (style.includes('@font-face')) return withPlainFaces(style)
    return at === last ? `<style>${transform({ filename: 'page.css', code: rules, minify: true }).code}</style>` : ''
  })
}

/** A built page without what Astro and React write into it for cases that it has not. */
export const trimmed = (html: string) => withSmallStyles(withoutIdleMarks(html))

/** Trims every page of a built site, before anything is made of their bytes: their compressed forms and their policies. */
export function trimPages(folder: string): void {
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name)
    writeFileSync(file, trimmed(readFileSync(file, 'utf8')))
  }
}
