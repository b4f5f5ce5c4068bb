/** Marks that turn the direction of text around, and separators that some programs take for the end of a line. */
const TRICKS = /[\p{Cc}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\u2028\u2029]+/gu

/**
 * A stranger's text as part of a header: one line, no marks that reorder it, no encoded word of theirs (RFC 2047: the
 * reader's program would decode it), and not too long.
 *
 * @param most in code points
 */
export function headerText(text: string, most = 100): string {
  const line = text.replace(TRICKS, ' ').replaceAll('=?', '= ?').replace(/\s+/gu, ' ').trim()
  const points = [...line]
  return points.length <= most ? line : `${points.slice(0, most - 1).join('')}…`
}

/** A stranger's text as part of a letter, its lines kept. */
export const bodyText = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(TRICKS, ' '))
    .join('\n')

const MOST_NAME = 40
const MOST_WORDS = 5
const NAME_WORD = /^\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*\.?$/u

/**
 * A name we can repeat to an address that nobody has proved to be the writer's: letters and what stands between them. Anything
 * that a mail program would make a link of, or that has room for an advertisement, is left out.
 *
 * @returns null where the name is no such name
 */
export function repeatableName(name: string): string | null {
  const words = name.split(' ')
  if ([...name].length > MOST_NAME || words.length > MOST_WORDS) return null
  return words.every((word) => NAME_WORD.test(word)) ? name : null
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as part of HTML, in an element or a quoted attribute. */
export const htmlText = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
