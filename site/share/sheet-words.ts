/** The words of a share picture, set on its release sheet. */
import type { Locale } from '../../contract/locale.ts'
import { tokenColour } from '../styles/token-colours.ts'
import { breakHeadline, breakText, phrasesOf, wordsOf } from './break-lines.ts'
import type { Role } from './faces.ts'
import { type Face, setText } from './set-text.ts'

/** What stands on the sheet. */
export interface SheetWords {
  locale: Locale
  dateline: string
  headline: string
  /** Shown in full where it fits below the headline, else not at all. */
  lead: string
  /** The wordmark's two halves. */
  logo: { first: string; second: string }
}

/** A release sheet: where it lies, where its text begins and how wide it is, and its two rules. All in pixels. */
export interface Sheet {
  x: number
  y: number
  width: number
  height: number
  left: number
  textWidth: number
  /** The rule below the dateline. */
  top: number
  /** The rule above the wordmark. */
  foot: number
}

export const sheetAt = (x: number, y: number, width: number, height: number, padding: number): Sheet => ({
  ...{ x, y, width, height },
  left: x + padding,
  textWidth: width - 2 * padding,
  top: y + 100,
  foot: y + height - 88,
})

type Faces = Record<Role, string[]>

/** Thai has marks above and below the line: smaller letters, taller lines. */
const HEADLINE = {
  en: { sizes: [84, 76, 68, 62, 56, 50], small: [44, 38], leading: 1.1, ascent: 0.74 },
  th: { sizes: [72, 66, 60, 54, 48, 42], small: [36, 32], leading: 1.42, ascent: 1.02 },
} as const
const LEAD = { en: { size: 27, leading: 1.42 }, th: { size: 27, leading: 1.6 } } as const

interface Block {
  lines: string[]
  size: number
  leading: number
}

/** A headline is not made smaller than this for the sake of the lead. */
const MIN_BESIDE_LEAD = 56

const heightOf = ({ lines, size, leading }: Block) => lines.length * size * leading

const path = (d: string, x: number, y: number, colour: string) =>
  `<path fill="${tokenColour(colour)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${d}"/>`

/** The headline in every size that fits, the largest first: by phrases, and within them only where none would fit. */
function headlineBlocks({ headline, locale }: SheetWords, files: string[], { textWidth, top, foot }: Sheet): Block[] {
  const { sizes, small, leading } = HEADLINE[locale]
  const room = foot - top - 30
  const measureAt = (size: number) => (line: string) => setText(line, { files, size }).width
  const broken = (pieces: ReturnType<typeof phrasesOf>, among: readonly number[]) =>
    among
      .map((size) => ({ lines: breakHeadline(pieces, textWidth, measureAt(size)) ?? [], size, leading }))
      .filter((block) => block.lines.length > 0 && heightOf(block) <= room)
  const byPhrases = broken(phrasesOf(headline), sizes)
  if (byPhrases.length > 0) return byPhrases
  const byWords = broken(wordsOf(headline, locale), [...sizes, ...small])
  return byWords.length > 0 ? byWords : [cutOff()]

  /** A headline of any length has its picture: what the sheet has no room for is left out. */
  function cutOff(): Block {
    const size = Math.min(...small)
    const lines = breakText(headline, locale, textWidth, measureAt(size))
    const most = Math.floor(room / (size * leading))
    const kept = lines.slice(0, most)
    const last = kept.pop()
    return { lines: [...kept, `${last}${lines.length > most ? '…' : ''}`], size, leading }
  }
}

/** The largest headline that leaves room for the lead, unless that would make it small; else the largest. */
function chooseBlocks(words: SheetWords, files: Faces, sheet: Sheet): { headline: Block; lead?: Block } {
  const { size, leading } = LEAD[words.locale]
  const measure = (line: string) => setText(line, { files: files.text, size }).width
  const lead = { lines: breakText(words.lead, words.locale, sheet.textWidth, measure), size, leading }
  const candidates = headlineBlocks(words, files.headline, sheet)
  const [largest] = candidates
  if (!largest) throw new RangeError(`A share picture has no headline: ${words.headline}`)
  const beside = candidates.find(
    (block) =>
      (block === largest || block.size >= MIN_BESIDE_LEAD) &&
      heightOf(block) + heightOf(lead) + 74 <= sheet.foot - sheet.top,
  )
  return beside ? { headline: beside, lead } : { headline: largest }
}

function drawBlock(
  { lines, size, leading }: Block,
  files: string[],
  [x, firstBaseline]: [number, number],
  colour: string,
): string {
  return lines
    .map((line, position) =>
      path(setText(line, { files, size }).outlines, x, firstBaseline + position * size * leading, colour),
    )
    .join('')
}

/** The sheet with its two rules. */
export const drawSheet = ({ x, y, width, height, left, textWidth, top, foot }: Sheet) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tokenColour('sheet')}" stroke="${tokenColour('rule')}" stroke-width="2"/>
<path stroke="${tokenColour('ink')}" stroke-width="3" d="M${left} ${top}h${textWidth}"/><path stroke="${tokenColour('rule')}" stroke-width="2" d="M${left} ${foot}h${textWidth}"/>`

/** Dateline, headline, lead and wordmark as outlines. */
export function drawWords(words: SheetWords, files: Faces, sheet: Sheet): string {
  const { locale, dateline, logo } = words
  const { left, textWidth, top, foot } = sheet
  const latin = locale === 'en'
  const { headline, lead } = chooseBlocks(words, files, sheet)
  const headlineTop = top + (latin ? 34 : 22)
  const headlineBottom = headlineTop + heightOf(headline)
  const first = setText(logo.first, { files: files.headline, size: 34 })
  const second = setText(logo.second, { files: files.text, size: 21 })
  const end = setText('###', { files: files.dateline, size: 22, spacing: 0.3 })
  const logoLine = foot + 56
  return [
    path(datelineFitted(dateline, latin, files.dateline, textWidth), left, top - 26, 'wire'),
    drawBlock(headline, files.headline, [left, headlineTop + headline.size * HEADLINE[locale].ascent], 'ink'),
    lead ? drawBlock(lead, files.text, [left, headlineBottom + (latin ? 34 : 40)], 'quiet') : '',
    path(first.outlines, left, logoLine, 'ink'),
    `<circle cx="${left + first.width + 14}" cy="${logoLine - 5}" r="5.5" fill="${tokenColour('wire')}"/>`,
    path(second.outlines, left + first.width + 30, logoLine, 'quiet'),
    path(end.outlines, left + textWidth - end.width, logoLine, 'quiet'),
  ].join('')
}

/** The dateline's outlines, smaller where the sheet is narrow: it is one line. */
function datelineFitted(dateline: string, latin: boolean, files: string[], most: number): string {
  const face: Face = { files, size: latin ? 19 : 24, spacing: latin ? 0.1 : 0 }
  const words = latin ? dateline.toUpperCase() : dateline
  const set = setText(words, face)
  if (set.width <= most) return set.outlines
  return setText(words, { ...face, size: Math.floor((face.size * most) / set.width) }).outlines
}
