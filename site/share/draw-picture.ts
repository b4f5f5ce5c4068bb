/**
 * A share picture: the page's own headline on a release sheet, and beside it the engraving that the page has of its own, or
 * else the wire and the world it is sent to.
 */
import { encodeDots } from '../figures/dot-grid.ts'
import { worldArcs, worldNodes } from '../figures/world-arcs.ts'
import { ORIGIN, WORLD, worldDots } from '../figures/world-dots.ts'
import { tokenColour } from '../styles/token-colours.ts'
import { drawCover, drawPlate } from './draw-cover.ts'
import { faceFiles } from './faces.ts'
import { drawSheet, drawWords, type SheetWords, sheetAt } from './sheet-words.ts'

/** What a share picture shows. */
export interface PictureWords extends SheetWords {
  /** The page's own engraving, as the markup of its SVG. */
  cover?: string
}

export const WIDTH = 1200
export const HEIGHT = 630

const BESIDE_WORLD = sheetAt(60, 52, 752, 526, 50)
const BESIDE_COVER = sheetAt(44, 44, 536, 542, 42)
/** Where the engraving lies: its margins reach under the sheet and over the edge. */
const COVER = { x: 552, y: 91, scale: 1.4 }

/** Where Bangkok lies, and how much larger the map is than on the page. */
const BANGKOK = { x: 948, y: 330, scale: 1.28 }

function drawWorld(): string {
  const { x, y, scale } = BANGKOK
  const wire = tokenColour('wire')
  const nodes = worldNodes().map(
    ([cx, cy]) =>
      `<circle cx="${cx}" cy="${cy}" r="4.5" fill="${tokenColour('paper')}" stroke="${wire}" stroke-width="2"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-ORIGIN[0]} ${-ORIGIN[1]})" fill="none">
<path d="${encodeDots(worldDots(), WORLD.pitch)}" stroke="${tokenColour('rule')}" stroke-width="4.2" stroke-linecap="round" stroke-dasharray="0 ${WORLD.pitch}"/>
<path d="${worldArcs()}" stroke="${wire}" stroke-width="1.5"/>${nodes.join('')}
</g>`
}

/** The wire comes out from under the sheet and runs through Bangkok to the lower edge, as it does on the page. */
function drawWire(): string {
  const { x, y } = BANGKOK
  const wire = tokenColour('wire')
  const out = BESIDE_WORLD.x + BESIDE_WORLD.width - 30
  return `<path fill="none" stroke="${wire}" stroke-width="3" d="M${out} ${y - 150}C${x - 20} ${y - 150} ${x} ${y - 90} ${x} ${y}V${HEIGHT}"/>
<circle cx="${x}" cy="${y}" r="19" fill="none" stroke="${wire}" stroke-width="2" opacity=".55"/><circle cx="${x}" cy="${y}" r="9.5" fill="${wire}"/>`
}

/** The picture as SVG, its texts as outlines: it needs no font to be shown. */
export async function drawPicture({ cover, ...words }: PictureWords): Promise<string> {
  const [headline, text, dateline] = await Promise.all(
    (['headline', 'text', 'dateline'] as const).map((role) => faceFiles(words.locale, role)),
  )
  if (!headline || !text || !dateline) throw new Error(`There are faces missing for ${words.locale}`)
  const faces = { headline, text, dateline }
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${tokenColour('paper')}"/>`
  const beside = cover
    ? drawPlate({ width: WIDTH, height: HEIGHT }) + drawCover(cover, COVER, headline)
    : drawWorld() + drawWire()
  const sheet = cover ? BESIDE_COVER : BESIDE_WORLD
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}
${beside}${drawSheet(sheet)}${drawWords(words, faces, sheet)}</svg>`
}
