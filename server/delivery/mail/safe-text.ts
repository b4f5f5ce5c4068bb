import { LINE_MARKS } from '../../../contract/joined-letters.ts'
import { UNSAFE_CHARACTERS } from '../../unsafe-characters.ts'
import { isAbbreviation, withTitlesApart } from './titles.ts'

/** They say where the lines of our own words end. */
const withoutMarks = (text: string) => text.replace(LINE_MARKS, '')

/**
 * A stranger's text made safe for a header: one line, without direction marks, joiners of Thai or encoded words (RFC 2047, which mail
 * programs would decode), and not too long.
 *
 * @param most in code points
 */
export function headerText(text: string, most = 100): string {
  const line = withoutMarks(text).replace(UNSAFE_CHARACTERS, ' ').replaceAll('=?', '= ?').replace(/\s+/gu, ' ').trim()
  const points = [...line]
  return points.length <= most ? line : `${points.slice(0, most - 1).join('')}…`
}

/** A stranger's text made safe for the body of a letter; its lines are kept. */
export const bodyText = (text: string) =>
  withoutMarks(text)
    .split('\n')
    .map((line) => line.replace(UNSAFE_CHARACTERS, ' '))
    .join('\n')

const MAX_NAME = 40
const MAX_WORDS = 5
const NAME_WORD = /^\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*\.?$/u

/**
 * A name that may be repeated to an address that nobody has proved to be the writer's: a few words of letters. Anything that a mail
 * program would turn into a link, or that is long enough for an advertisement, is not repeated.
 *
 * @returns the name with its titles apart, or null when it must not be repeated
 */
export function repeatableName(name: string): string | null {
  const apart = withTitlesApart(name)
  const words = apart.split(' ')
  if ([...name].length > MAX_NAME || words.length > MAX_WORDS) return null
  return words.every((word) => NAME_WORD.test(word) || isAbbreviation(word)) ? apart : null
}
