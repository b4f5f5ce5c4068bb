/** A share picture: the page's own headline on a release sheet, the wire, and the world it is sent to. */
import { encodeDots } from '../figures/dot-grid.ts'
import { worldArcs, worldNodes } from '../figures/world-arcs.ts'
import { ORIGIN, WORLD, worldDots } from '../figures/world-dots.ts'
import type { Locale } from '../locale/paths.ts'
import { tokenColour } from '../styles/token-colours.ts'
import { breakHeadline, breakText, phrasesOf, wordsOf } from './break-lines.ts'
import { faceFiles, type Role } from './faces.ts'
import { type Face, setText } from './set-text.ts'

/** What a share picture shows. */
export interface PictureWords {
  locale: Locale
  dateline: string
  headline: string
  /** Shown in full where it fits below the headline, else not at all. */
  lead: string
  /** The wordmark's two halves. */
  logo: { first: string; second: string }
}

export const WIDTH = 1200
export const HEIGHT = 630

const SHEET = { x: 60, y: 52, width: 752, height: 526, padding: 50 }
const TEXT_WIDTH = SHEET.width - 2 * SHEET.padding
const LEFT = SHEET.x + SHEET.padding
/** Where the dateline's rule ends, and where the line above the wordmark begins. */
const TOP = SHEET.y + 100
const FOOT = SHEET.y + SHEET.height - 88

/** Where Bangkok lies, and how much larger the map is than on the page. */
const BANGKOK = { x: 948, y: 330, scale: 1.28 }

/** Thai has marks above and below the line: smaller letters, taller lines. */
const HEADLINE = {
  en: { sizes: [84, 76, 68, 62, 56, 50], leading: 1.1, ascent: 0.74 },
  th: { sizes: [72, 66, 60, 54, 48, 42], leading: 1.42, ascent: 1.02 },
} as const
const LEAD = { en: { size: 27, leading: 1.42 }, th: { size: 27, leading: 1.6 } } as const

interface Block {
  lines: string[]
  size: number
  leading: number
}

/** A headline is not made smaller than this for the sake of the lead. */
const LEAST_BESIDE_LEAD = 56

const heightOf = ({ lines, size, leading }: Block) => lines.length * size * leading

const path = (d: string, x: number, y: number, colour: string) =>
  `<path fill="${tokenColour(colour)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${d}"/>`

/** The headline in every size that fits, the largest first: by phrases, and within them only where none would fit. */
function headlineBlocks({ headline, locale }: PictureWords, files: string[]): Block[] {
  const { sizes, leading } = HEADLINE[locale]
  const broken = (pieces: ReturnType<typeof phrasesOf>) =>
    sizes
      .map((size) => ({
        lines: breakHeadline(pieces, TEXT_WIDTH, (line) => setText(line, { files, size }).width) ?? [],
        size,
        leading,
      }))
      .filter((block) => block.lines.length > 0 && heightOf(block) <= FOOT - TOP - 30)
  const byPhrases = broken(phrasesOf(headline))
  return byPhrases.length > 0 ? byPhrases : broken(wordsOf(headline, locale))
}

/** The largest headline that leaves room for the lead, unless that would make it small; else the largest. */
function chooseBlocks(words: PictureWords, files: Record<Role, string[]>): { headline: Block; lead?: Block } {
  const { size, leading } = LEAD[words.locale]
  const measure = (line: string) => setText(line, { files: files.text, size }).width
  const lead = { lines: breakText(words.lead, words.locale, TEXT_WIDTH, measure), size, leading }
  const candidates = headlineBlocks(words, files.headline)
  const [largest] = candidates
  if (!largest) throw new Error(`The headline does not fit a share picture: ${words.headline}`)
  const beside = candidates.find(
    (block) =>
      (block === largest || block.size >= LEAST_BESIDE_LEAD) && heightOf(block) + heightOf(lead) + 74 <= FOOT - TOP,
  )
  return beside ? { headline: beside, lead } : { headline: largest }
}

function drawBlock({ lines, size, leading }: Block, files: string[], firstBaseline: number, colour: string): string {
  return lines
    .map((line, position) =>
      path(setText(line, { files, size }).outlines, LEFT, firstBaseline + position * size * leading, colour),
    )
    .join('')
}

function drawWords(words: PictureWords, files: Record<Role, string[]>): string {
  const { locale, dateline, logo } = words
  const latin = locale === 'en'
  const datelineFace: Face = { files: files.dateline, size: latin ? 19 : 24, spacing: latin ? 0.1 : 0 }
  const { headline, lead } = chooseBlocks(words, files)
  const headlineTop = TOP + (latin ? 34 : 22)
  const headlineBottom = headlineTop + heightOf(headline)
  const first = setText(logo.first, { files: files.headline, size: 34 })
  const second = setText(logo.second, { files: files.text, size: 21 })
  const end = setText('###', { files: files.dateline, size: 22, spacing: 0.3 })
  const logoLine = FOOT + 56
  return [
    path(setText(latin ? dateline.toUpperCase() : dateline, datelineFace).outlines, LEFT, TOP - 26, 'wire'),
    drawBlock(headline, files.headline, headlineTop + headline.size * HEADLINE[locale].ascent, 'ink'),
    lead ? drawBlock(lead, files.text, headlineBottom + (latin ? 34 : 40), 'quiet') : '',
    path(first.outlines, LEFT, logoLine, 'ink'),
    `<circle cx="${LEFT + first.width + 14}" cy="${logoLine - 5}" r="5.5" fill="${tokenColour('wire')}"/>`,
    path(second.outlines, LEFT + first.width + 30, logoLine, 'quiet'),
    path(end.outlines, LEFT + TEXT_WIDTH - end.width, logoLine, 'quiet'),
  ].join('')
}

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
  const out = SHEET.x + SHEET.width - 30
  return `<path fill="none" stroke="${wire}" stroke-width="3" d="M${out} ${y - 150}C${x - 20} ${y - 150} ${x} ${y - 90} ${x} ${y}V${HEIGHT}"/>
<circle cx="${x}" cy="${y}" r="19" fill="none" stroke="${wire}" stroke-width="2" opacity=".55"/><circle cx="${x}" cy="${y}" r="9.5" fill="${wire}"/>`
}

const drawSheet = () => {
  const { x, y, width, height } = SHEET
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tokenColour('sheet')}" stroke="${tokenColour('rule')}" stroke-width="2"/>
<path stroke="${tokenColour('ink')}" stroke-width="3" d="M${LEFT} ${TOP}h${TEXT_WIDTH}"/><path stroke="${tokenColour('rule')}" stroke-width="2" d="M${LEFT} ${FOOT}h${TEXT_WIDTH}"/>`
}

/** The picture as SVG, its texts as outlines: it needs no font to be shown. */
export async function drawPicture(words: PictureWords): Promise<string> {
  const [headline, text, dateline] = await Promise.all(
    (['headline', 'text', 'dateline'] as const).map((role) => faceFiles(words.locale, role)),
  )
  if (!headline || !text || !dateline) throw new Error(`There are faces missing for ${words.locale}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${tokenColour('paper')}"/>
${drawWorld()}${drawWire()}${drawSheet()}${drawWords(words, { headline, text, dateline })}</svg>`
}
