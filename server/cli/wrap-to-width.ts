import stringWidth from 'string-width'

const WORDS = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * Breaks a text into lines of so many columns at most, between words, also those that Thai writes without spaces. What stands
 * in no word, such as punctuation, stays with what is before it.
 */
export function wrapToWidth(text: string, columns: number): string {
  const lines: string[] = []
  let line = ''
  for (const piece of text.match(/\S+\s*/g)?.flatMap(unbroken) ?? []) {
    if (line !== '' && stringWidth((line + piece).trimEnd()) > columns) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trimEnd()].join('\n')
}

/** Latin words whole, with their hyphens and slashes; Thai ones taken apart, each with the brackets around it. */
function unbroken(word: string): string[] {
  if (!/\p{Script=Thai}/u.test(word)) return [word]
  const pieces = ['']
  for (const { segment, isWordLike } of WORDS.segment(word)) {
    const last = pieces.at(-1) ?? ''
    if (isWordLike && /[^(“"]$/u.test(last)) pieces.push(segment)
    else if (/^[(“]$/u.test(segment) && last !== '') pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces
}
