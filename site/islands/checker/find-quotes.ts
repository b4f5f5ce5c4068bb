import type { Found } from './draft-text.ts'

/** Text between single quotation marks. It contains no other single mark, and double marks only in pairs. */
const WITHIN = '‘(?=\\p{L})(?:[^‘“”"]|“[^‘“”]*”|"[^‘"]*")*?'
/**
 * Quotation marks. « » and single marks match together with their text, because an apostrophe looks like a closing mark. A closing
 * single mark follows punctuation. Otherwise it is the first mark without a letter after it. Straight single marks are a quote only
 * if the text starts with a capital and ends with punctuation.
 */
const MARKS = new RegExp(
  `["“”]|«[^«»]*»|(?<!\\w)(?:${WITHIN}[.,!?…]|${WITHIN})’(?!\\w)|(?<!\\S)'(?=\\p{Lu})[^"“”]{1,600}?[.,!?…]'(?!\\w)`,
  'gu',
)

/** Returns the quotes, the opening marks that are not closed, and the paragraphs with spaces in place of quotes. */
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
      // Curly marks show whether they open or close. Straight marks alternate.
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
