import stringWidth from 'string-width'

const WORDS = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * Breaks a text into lines of so many columns at most, at its spaces, which in Thai stand between phrases. Only a phrase that is longer
 * than a line is broken between its words.
 */
export function wrapToWidth(text: string, columns: number): string {
  const lines: string[] = []
  let line = ''
  const phrases = text.match(/\S+\s*/g) ?? []
  for (const piece of phrases.flatMap((phrase) =>
    stringWidth(phrase.trimEnd()) > columns ? unbroken(phrase) : phrase,
  )) {
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
