import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What a drawing is coloured by: a name of the tokens in, a colour out. */
type Colours = (name: string) => string

/** A part's style sheet in plain rules: the tokens' colors in their places, mixtures mixed. */
export function plainRules(file: string, colours: Colours): string {
  // Fonts are no colours; what is lettered here has none of its own.
  const tokenValue = (name: string) => (/^(?:face|weight)-/.test(name) ? 'inherit' : colours(name))
  const css = readFileSync(file, 'utf8').replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokenValue(name))
  const { code } = transform({
    filename: file,
    code: Buffer.from(css),
    minify: true,
    // And colors as of old: a mixture becomes one of them.
    targets: { chrome: 60 << 16 },
    // Renderers of SVG know no layers.
    visitor: { Rule: { 'layer-block': ({ value }) => value.rules } },
  })
  // What newer browsers are offered after such a color, the renderer would take and not know.
  return String(code).replace(/[\w-]+:(?:ok)?lab\([^)]*\);?/g, '')
}

/** A drawing of the site with the look that it has on its page, as it can stand in another SVG. */
export function styled(part: ReactElement, styleSheet: string, colours: Colours): string {
  return `<style>${plainRules(styleSheet, colours)}</style>${renderToStaticMarkup(part)}`
}
