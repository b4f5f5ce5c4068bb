import type { Locale } from '../../../contract/locale.ts'
import { BANGKOK } from '../../../contract/office-days.ts'
import { momentWords } from '../../../contract/time.ts'
import type { AnswerWords, Question, ReleaseAnswer } from './answer-question.ts'

const LINE_OCTETS = 75

/** A text as iCalendar writes it (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text
    .replaceAll('\u00A0', ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they may not stand in a text.
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')

const octets = new TextEncoder()

/** Lines of at most 75 octets, of which the next ones begin with a space (3.1). No letter is cut in two. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let length = 0
  for (const letter of line) {
    const size = octets.encode(letter).length
    if (length + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      length = 1
    }
    current += letter
    length += size
  }
  return [...lines, current].join('\r\n')
}

/** `20261121T070000Z` (3.3.5, form 2). */
const utc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

interface Written {
  moment: number
  host: string
  product: string
  locale: Locale
}

/**
 * The answer as an `.ics` file: when the release goes out, when a first story appears on average, and when the embargo ends.
 * The same question gives events of the same UID, so that a second import replaces the first.
 */
export function releaseCalendar(
  { approved, sameDay, embargo }: Question,
  { times }: Pick<ReleaseAnswer, 'times'>,
  words: AnswerWords['calendar'],
  { moment, host, product, locale }: Written,
): string {
  const event = (kind: 'sent' | 'published' | 'embargo', from: number, to: number) => [
    'BEGIN:VEVENT',
    `UID:${escapeText(`${kind}-${approved}-${sameDay ? 'same-day' : 'standard'}-${embargo ?? 'none'}@${host}`)}`,
    `DTSTAMP:${utc(moment)}`,
    `DTSTART:${utc(from)}`,
    // An event that ends when it begins has no end (3.6.1).
    ...(to > from ? [`DTEND:${utc(to)}`] : []),
    `SUMMARY:${escapeText(words[kind])}`,
    `DESCRIPTION:${escapeText(words.about.replace('{name}', momentWords(approved, BANGKOK, locale)))}`,
    // It does not make whoever keeps it busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${product}//${locale.toUpperCase()}`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...event('sent', times.earliest, times.latest),
    ...event('published', times.publishedFrom, times.publishedTo),
    ...(embargo === undefined ? [] : event('embargo', embargo, embargo)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
