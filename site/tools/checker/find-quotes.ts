import type { Found } from './draft-text.ts'

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

/** Returns the quotes of a story without their marks, opening marks without a closing one, and the paragraphs with their quotes blanked. */
export function findQuotes(story: readonly Found[]) {
  const quotes: Found[] = []
  const openMarks: Found[] = []
  const ownWords = story.map((paragraph, position): Found => {
    const { text, start } = paragraph
    const part = (from: number, to: number) => ({ text: text.slice(from, to), start: start + from, end: start + to })
    let own = ''
    function addQuote(from: number, to: number) {
      quotes.push(part(from, to))
      own += text.slice(own.length, from) + ' '.repeat(to - from)
    }
    let opened: number | undefined
    for (const { 0: mark, index } of text.matchAll(MARKS)) {
      // Curly marks show whether they open or close; straight ones alternate.
      const opens = mark === '“' || (mark === '"' && opened === undefined)
      if (mark.length > 1 && opened === undefined) addQuote(index + 1, index + mark.length - 1)
      else if (opens) opened ??= index
      else if (mark.length === 1 && opened !== undefined) {
        addQuote(opened + 1, index)
        opened = undefined
      }
    }
    // A quote of several paragraphs has an opening mark in each, and a closing mark only in the last.
    const goesOn = /^["“]/.test(story[position + 1]?.text ?? '')
    if (opened !== undefined && goesOn) addQuote(opened + 1, text.length)
    else if (opened !== undefined) openMarks.push(part(opened, opened + 1))
    return { ...paragraph, text: own + text.slice(own.length) }
  })
  return { quotes, openMarks, ownWords }
}
