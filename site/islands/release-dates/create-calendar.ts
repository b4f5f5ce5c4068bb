import { BANGKOK } from '../../../contract/office-days.ts'
import { formatDayAndTime } from '../../../contract/time.ts'
import type { DistributionTimes, Question } from './calculate-times.ts'
import type { ReleaseDatesProps } from './ReleaseDatesSection.tsx'

type CalendarWords = ReleaseDatesProps['words']['answer']['calendar']

/** Escapes a text for iCalendar (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text
    .replaceAll('\u00A0', ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')

/** Folds a line after at most 75 octets (3.1). A letter outside ASCII has up to four octets. */
const foldLine = (line: string) => line.match(/[ -~]{1,74}|.{1,18}/gu)?.join('\r\n ') ?? ''

/** Formats a UTC time: `20261121T070000Z` (3.3.5, form 2). */
const formatUtc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * Creates an `.ics` file with events for the distribution, the first story and the end of the embargo. The same question has the
 * same UIDs, so that a second import replaces the first.
 *
 * @param now the time of creation
 */
export function createCalendar(
  { approved, sameDay, embargo }: Question,
  times: DistributionTimes,
  { words, product, locale }: Pick<ReleaseDatesProps, 'product' | 'locale'> & { words: CalendarWords },
  { host, now }: { host: string; now: number },
): string {
  const event = (kind: 'sent' | 'published' | 'embargo', from: number, to: number) => [
    'BEGIN:VEVENT',
    `UID:${kind}-${approved}-${sameDay ? 'same-day' : 'standard'}-${embargo ?? 'none'}@${host}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(from)}`,
    // An event without duration must not have an end (3.6.1).
    ...(to > from ? [`DTEND:${formatUtc(to)}`] : []),
    `SUMMARY:${escapeText(words[kind])}`,
    `DESCRIPTION:${escapeText(words.about.replace('{name}', formatDayAndTime(approved, BANGKOK, locale)))}`,
    // Does not block time in the visitor's calendar.
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
