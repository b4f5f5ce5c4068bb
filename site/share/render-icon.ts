import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { tokenColour } from '../styles/token-colours.ts'

/** An icon for those who take no SVG: the mark on paper to the very edge, for systems cut their own corners. */
export interface Icon {
  /** Pixels, both ways. */
  size: number
  /** The mark's share of the edge; what a system may cut off has to stay empty. */
  mark: number
}

export const ICONS = {
  'icon-32': { size: 32, mark: 1 },
  'icon-192': { size: 192, mark: 0.86 },
  'icon-512': { size: 512, mark: 0.86 },
  // A circle of 80 % of the edge is certain to be seen.
  'icon-maskable-512': { size: 512, mark: 0.68 },
  'apple-touch-icon': { size: 180, mark: 0.8 },
} as const satisfies Record<string, Icon>

/** The mark's own middle: its wire reaches further right than its stem left. */
const MIDDLE = { x: 18, y: 16 }

/** The favicon by day: an icon in a file cannot know the reader's theme. */
const dayMark = () =>
  readFileSync('site/public/favicon.svg', 'utf8')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/, '')
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

export function renderIcon({ size, mark }: Icon): Buffer {
  const centre = mark === 1 ? { x: 16, y: 16 } : MIDDLE
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${tokenColour('paper')}"/><g transform="translate(16 16) scale(${mark}) translate(${-centre.x} ${-centre.y})">${dayMark()}</g></svg>`,
    { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: size } },
  )
    .render()
    .asPng()
}

/** A PNG of 32 pixels as `/favicon.ico`, which is asked for by those who read no page: an ICO file may hold a PNG. */
export function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
