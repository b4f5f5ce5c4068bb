/** The site's engravings within a share picture, looking as on their pages by day. */
import { tokenColour } from '../styles/token-colours.ts'
import { setText } from './set-text.ts'
import { plainRules } from './styled.ts'

const SHEETS = ['site/figures/Art.css', 'site/figures/covers/numeral.css', 'site/figures/covers/postmark.css']

/** Faces are no colours; what is lettered becomes outlines and needs none. */
const styleOf = (token: string) => (/^(?:face|weight)-/.test(token) ? 'inherit' : tokenColour(token))

const rules = () => `<style>${SHEETS.map((sheet) => plainRules(sheet, styleOf)).join('')}</style>`

/** The plate that an engraving lies on, of any size: its own plate ends at its edges. */
export function drawPlate({ width, height }: { width: number; height: number }): string {
  const lines = `M${width / 2} 0v${height}`
  return `${rules()}<g class="art"><path class="art-plate" d="M0 0h${width}v${height}H0Z"/><path class="art-tint" stroke-width="${width}" stroke-dasharray="1 4" d="${lines}"/></g>`
}

const TEXT = /<text([^>]*)>([^<]*)<\/text>/g

const numberOf = (attributes: string, name: string) =>
  Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(attributes)?.[1] ?? 0)

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const readable = (markup: string) => markup.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)

/** What is lettered on a drawing as outlines, its middle where the text had it. */
function outlined(cover: string, files: string[]): string {
  return cover.replace(TEXT, (_, attributes: string, words: string) => {
    const { outlines, width } = setText(readable(words), { files, size: numberOf(attributes, 'font-size') })
    const [x, y] = [numberOf(attributes, 'x') - width / 2, numberOf(attributes, 'y')]
    const colour = tokenColour(attributes.includes('art-postmark') ? 'wire' : 'ink')
    return `<path fill="${colour}" stroke="none" transform="translate(${x.toFixed(1)} ${y})" d="${outlines}"/>`
  })
}

/** The ground that a drawing has by itself: the plate of the picture takes its place. */
const GROUND = /<path class="art-plate" d="M0 0[^>]*><g class="art-tint">.*?<\/g>/

/**
 * A drawing without its plate, which is drawn before it (`drawPlate`).
 *
 * @param cover the markup of its SVG, 480 by 320
 * @param place where its upper left corner lies, and how much larger it is
 * @param files the face that figures on it are set in
 */
export function drawCover(
  cover: string,
  { x, y, scale }: { x: number; y: number; scale: number },
  files: string[],
): string {
  const inside = outlined(cover.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(GROUND, ''), files)
  return `<g class="art" transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`
}
