import type { Locale } from '../../contract/locale.ts'
import { splitPhrases } from '../../site/locale/thai-phrases.ts'

/** What no line may be broken in. */
interface Piece {
  text: string
  /** Whether a space parts it from the piece before. */
  spaced: boolean
}

/** The clauses of Thai text, the words of English: what spaces part. */
export function phrasesOf(text: string): Piece[] {
  return text
    .split(' ')
    .filter((phrase) => phrase !== '')
    .map((phrase) => ({ text: phrase, spaced: true }))
}

/** What no line of running text may end in: English words, Thai phrases. */
export function wordsOf(text: string, locale: Locale): Piece[] {
  if (locale === 'en') return phrasesOf(text)
  return phrasesOf(text).flatMap((clause) =>
    splitPhrases(clause.text).map((phrase, position) => ({ text: phrase, spaced: position === 0 })),
  )
}

const joinPieces = (pieces: readonly Piece[]) =>
  pieces.map(({ text, spaced }, position) => (spaced && position > 0 ? ` ${text}` : text)).join('')

/** Fills each line before the next. A piece that is too wide by itself has a line of its own and runs over. */
function fill(pieces: readonly Piece[], width: number, measure: Measure): Piece[][] {
  const lines: Piece[][] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    if (line && measure(joinPieces([...line, piece])) <= width) line.push(piece)
    else lines.push([piece])
  }
  return lines
}

/** The width of a line, in pixels. */
type Measure = (line: string) => number

/**
 * A headline in as few lines as the width allows, and those as even as can be: a last line of one word looks like a
 * mistake.
 *
 * @returns nothing when a piece is wider than the width
 */
export function breakHeadline(pieces: readonly Piece[], width: number, measure: Measure): string[] | undefined {
  const widest = (lines: readonly string[]) => Math.max(...lines.map(measure))
  let lines = fill(pieces, width, measure).map(joinPieces)
  if (widest(lines) > width) return undefined
  for (let narrower = widest(lines) - 1; ; narrower = widest(lines) - 1) {
    const evener = fill(pieces, narrower, measure).map(joinPieces)
    if (evener.length > lines.length || widest(evener) > narrower) return lines
    lines = evener
  }
}

/** Running text: each line as full as can be, broken between phrases, and within one only where it needs a line and more. */
export function breakText(text: string, locale: Locale, width: number, measure: Measure): string[] {
  const pieces = phrasesOf(text).flatMap((phrase) =>
    measure(phrase.text) > width ? wordsOf(phrase.text, locale) : [phrase],
  )
  return fill(pieces, width, measure).map(joinPieces)
}
