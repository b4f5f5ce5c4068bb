import { findFirst, segmentWords } from '../draft-text.ts'
import { lexicons } from '../lexicons.ts'
import { LIMITS } from '../limits.ts'
import type { Draft } from '../read-draft.ts'
import { type Found, missingAfter, type Place, type Remark, remarkOn, remarkQuoting } from '../remark.ts'

/** The quotes of a text, without their quotation marks. */
export interface Speech {
  quotes: Found[]
  /** Opening marks without a closing one. */
  open: Place[]
}

/** Text within single marks: no other single mark, and double marks only in pairs. */
const WITHIN = '‘(?=\\p{L})(?:[^‘“”"]|“[^‘“”]*”|"[^‘"]*")*?'
/**
 * Quotation marks. « » and single marks match with the text between them, because an apostrophe looks like a closing
 * mark. The closing one follows the end of a clause; if there is none, it is the first that no letter follows.
 * Straight single marks count as a quote only from a capital to the end of a clause.
 */
const MARKS = new RegExp(
  `["“”]|«[^«»]*»|(?<!\\w)(?:${WITHIN}[.,!?…]|${WITHIN})’(?!\\w)|(?<!\\S)'(?=\\p{Lu})[^"“”]{1,600}?[.,!?…]'(?!\\w)`,
  'gu',
)

/** The quotes of a paragraph. Curly marks show whether they open or close; straight ones alternate. */
function speechIn({ text, start }: Found, goesOn: boolean): Speech {
  const quotes: Found[] = []
  let opened: number | undefined
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    const opens = mark === '“' || (mark === '"' && opened === undefined)
    if (mark.length > 1) {
      if (opened === undefined)
        quotes.push({ text: mark.slice(1, -1), start: start + index + 1, end: start + index + mark.length - 1 })
    } else if (opens) opened ??= index
    else if (opened !== undefined) {
      quotes.push({ text: text.slice(opened + 1, index), start: start + opened + 1, end: start + index })
      opened = undefined
    }
  }
  // A quote of several paragraphs has an opening mark in each, and a closing mark only in the last.
  if (opened !== undefined && goesOn)
    quotes.push({ text: text.slice(opened + 1), start: start + opened + 1, end: start + text.length })
  const open = opened !== undefined && !goesOn ? [{ start: start + opened, end: start + opened + 1 }] : []
  return { quotes, open }
}

/** The quotes of the whole story. */
export function findSpeech({ story }: Draft): Speech {
  const each = story.map((paragraph, at) => speechIn(paragraph, /^["“]/.test(story[at + 1]?.text ?? '')))
  return { quotes: each.flatMap(({ quotes }) => quotes), open: each.flatMap(({ open }) => open) }
}

const isInside = (place: Place, places: readonly Place[]) =>
  places.some(({ start, end }) => place.start >= start && place.end <= end)

/** Text outside quotes, in the writer's own voice. */
export const outside = <Any extends Place>(found: readonly Any[], { quotes }: Speech): Any[] =>
  found.filter((place) => !isInside(place, quotes))

/** Minimum number of words in a quote. Shorter ones may be the name of a campaign or a product. */
const SPOKEN = { en: 6, th: 8 } as const

/** Checks the quotes: they are present, closed and attributed. */
export function quoteRemarks({ story, language }: Draft, { quotes, open }: Speech): Remark[] {
  const { SAID: said, FEELING: feeling } = lexicons[language]
  const spoken = quotes
    .map((quote) => ({ ...quote, words: segmentWords(quote, language).length }))
    .filter(({ words }) => words >= SPOKEN[language])
  // Thai may report speech without quotation marks; then the whole paragraph counts as speech.
  const reported = language === 'th' ? story.filter(({ text }) => said.test(text)) : []
  const remarks = open.map((place) => remarkOn('quote-open', place))
  const last = story.at(-1)
  if (last && spoken.length + open.length + reported.length === 0) remarks.push(missingAfter('quote-missing', last))

  /** The paragraph of a quote, the one before and the one after it. */
  const around = (quote: Place) => {
    const at = story.findIndex(({ start, end }) => quote.start >= start && quote.end <= end)
    return story.slice(Math.max(0, at - 1), at + 2)
  }
  const total = LIMITS.quote[language]
  for (const quote of spoken) {
    const hasSpeaker = around(quote).some(({ text }) => said.test(text.replaceAll(quote.text, '')))
    if (!hasSpeaker) remarks.push(remarkOn('quote-speaker', quote))
    if (quote.words > total) remarks.push(remarkOn('quote-long', quote, { n: quote.words, total }))
  }
  const formulas = new Set<number>()
  for (const passage of [...spoken, ...reported]) {
    const formula = findFirst(passage, feeling)
    if (formula && !formulas.has(formula.start)) remarks.push(remarkQuoting('quote-formula', formula))
    if (formula) formulas.add(formula.start)
  }
  return remarks
}
