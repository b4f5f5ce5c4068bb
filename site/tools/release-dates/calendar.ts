import type { Locale } from '../../../contract/locale.ts'
import { BANGKOK } from '../../../contract/office-days.ts'
import { momentWords } from '../../../contract/time.ts'
import type { AnswerWords, Question, ReleaseAnswer } from './answer-question.ts'

/* Dates for a calendar, as iCalendar writes them (RFC 5545). */

interface CalendarEvent {
  /** Stays the same when the file is imported again. */
  uid: string
  from: number
  to: number
  summary: string
  description: string
}

interface Calendar {
  /** Who wrote the file: `-//Company//Product//EN`. */
  product: string
  /** When. */
  written: number
  events: readonly CalendarEvent[]
}

const LINE_OCTETS = 75

/** 3.3.11: a text in which commas and the like would mean something. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what may not stand in a text.
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')

const octets = new TextEncoder()

/** 3.1: no line is longer than 75 octets; what goes on in the next begins there with a space. No letter is cut in two. */
export function folded(line: string): string {
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

/** 3.3.5, form 2: `20261121T070000Z`. */
const utc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/** The text of an `.ics` file. */
export function calendarText({ product, written, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ uid, from, to, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${utc(written)}`,
      `DTSTART:${utc(from)}`,
      // An event that ends when it begins says so by having no end (3.6.1).
      ...(to > from ? [`DTEND:${utc(to)}`] : []),
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      // It takes no time from whoever keeps it.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

interface Written {
  moment: number
  host: string
  product: string
  locale: Locale
}

/** The answer as dates to keep: when the release goes out, when a first story appears on average, and when the embargo ends. */
export function releaseCalendar(
  { approved, sameDay, embargo }: Question,
  { times }: Pick<ReleaseAnswer, 'times'>,
  words: AnswerWords['calendar'],
  { moment, host, product, locale }: Written,
): string {
  const description = withPlainSpaces(words.about.replace('{name}', momentWords(approved, BANGKOK, locale)))
  const event = (kind: 'sent' | 'published' | 'embargo', from: number, to: number) => ({
    uid: `${kind}-${approved}-${sameDay ? 'same-day' : 'standard'}-${embargo ?? 'none'}@${host}`,
    from,
    to,
    summary: withPlainSpaces(words[kind]),
    description,
  })
  return calendarText({
    product: `-//${product}//${locale.toUpperCase()}`,
    written: moment,
    events: [
      event('sent', times.earliest, times.latest),
      event('published', times.publishedFrom, times.publishedTo),
      ...(embargo === undefined ? [] : [event('embargo', embargo, embargo)]),
    ],
  })
}
