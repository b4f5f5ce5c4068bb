import type { Draft } from './read-draft.ts'
import type { Found, Place } from './remark.ts'

/** What is said in quotation marks, without them. */
export interface Speech {
  quotes: Found[]
  /** Opening marks that nothing closes. */
  open: Place[]
}

/** What may stand in single marks: no other of them, and double ones in pairs. */
const WITHIN = '‘(?=\\p{L})(?:[^‘“”"]|“[^‘“”]*”|"[^‘"]*")*?'
/**
 * The marks of speech; pointed and single ones with all that is between them, because an apostrophe looks like a mark
 * that closes. That one does which follows the end of a clause, and where there is none the first with no letter behind it.
 * Of straight ones, which are apostrophes too, only a capital and the end of a clause make a quote.
 */
const MARKS = new RegExp(
  `["“”]|«[^«»]*»|(?<!\\w)(?:${WITHIN}[.,!?…]|${WITHIN})’(?!\\w)|(?<!\\S)'(?=\\p{Lu})[^"“”]{1,600}?[.,!?…]'(?!\\w)`,
  'gu',
)

/** The quotes of a paragraph. A curly mark says whether it opens; of straight ones every second does. */
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
  // A quote of several paragraphs opens in each and closes in the last.
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

/** What stands outside every quote, where the writer speaks. */
export const outside = <Any extends Place>(found: readonly Any[], { quotes }: Speech): Any[] =>
  found.filter((place) => !isInside(place, quotes))
