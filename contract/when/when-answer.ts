import { type Answer, invalidAnswer } from '../answers/answer.ts'
import type { Locale } from '../locale.ts'
import { WHEN_CALENDAR_PATH } from '../paths.ts'
import { approveBy, type DistributionTimes, distributionTimes } from './distribution-times.ts'
import { dayWords, momentWords, zoneWords } from './moment-words.ts'
import { BANGKOK, dayOf, holidayAt, isOfficeDay, midnightAfter } from './office-days.ts'
import type { WhenBrief } from './when-brief.ts'
import { readWhen, WHEN_FIELDS, type WhenQuestion } from './when-question.ts'
import { offsetName, readingAt } from './zoned-clock.ts'

/** What is told of a question, each in a row of its own. */
export const WHEN_MOMENTS = ['begins', 'earliest', 'latest', 'published'] as const

/** The days from one moment to another on which the office does not work, by name where they have one. */
function closedDays(from: number, to: number, { office, words }: WhenBrief, locale: Locale): string[] {
  const days: string[] = []
  for (let moment = from; moment < to; moment = midnightAfter(moment)) {
    if (isOfficeDay(moment, office)) continue
    days.push(`${dayWords(readingAt(moment, BANGKOK), locale)} (${holidayAt(moment, office)?.name ?? words.weekend})`)
  }
  return days
}

/** Whether outlets have the release before the hour until which they are asked to wait. */
export function embargoOutcome(embargo: number, { earliest, latest }: DistributionTimes): 'early' | 'tight' | 'late' {
  if (latest <= embargo) return 'early'
  return earliest <= embargo ? 'tight' : 'late'
}

/** The address at which the same question is answered with dates for a calendar. */
function calendarLink(values: Readonly<Record<string, string>>, locale: Locale): string {
  const asked = WHEN_FIELDS.map((field) => [field, values[field] ?? ''] as const).filter(([, value]) => value !== '')
  return `${WHEN_CALENDAR_PATH}?${new URLSearchParams([...asked.map((pair) => [...pair]), ['locale', locale]])}`
}

/** What an address that asks when a release is out is answered, by the clocks of Bangkok and of the zone it names. */
export function answerWhen(parameters: URLSearchParams, brief: WhenBrief, locale: Locale): Answer {
  const { values, errors, question } = readWhen(parameters, brief)
  return question ? told(question, values, brief, locale) : invalidAnswer(values, errors)
}

function told(question: WhenQuestion, values: Answer['values'], brief: WhenBrief, locale: Locale): Answer {
  const { approved, zone, sameDay, embargo } = question
  const { words, zones, knownFrom, knownUntil } = brief
  const times = distributionTimes(approved, { sameDay, embargo }, brief)
  const moments = [
    times.begins,
    times.earliest,
    times.latest,
    times.publishedFrom,
    times.publishedTo,
    embargo ?? approved,
  ]
  const offset = offsetName(approved, zone)
  // Clocks that are put forward or back in between: their distance is told with each moment, and not with the place.
  const isMoved = moments.some((moment) => offsetName(moment, zone) !== offset)
  const place = zoneWords(zone, zones)
  const texts: Record<string, string> = {
    place: words.zone.replace('{name}', isMoved ? place : `${place} (${offset})`),
  }
  const yours = (moment: number) =>
    momentWords(moment, zone, locale) + (isMoved ? ` (${offsetName(moment, zone)})` : '')
  const inBangkok = (moment: number) => momentWords(moment, BANGKOK, locale)
  const say = (name: string, from: number, to = from) => {
    for (const [clock, at] of Object.entries({ bangkok: inBangkok, yours })) {
      texts[`${name}.${clock}`] =
        from === to ? at(from) : words.range.replace('{from}', at(from)).replace('{to}', at(to))
    }
  }
  say('approved', approved)
  say('begins', times.begins)
  say('earliest', times.earliest)
  say('latest', times.latest)
  say('published', times.publishedFrom, times.publishedTo)

  const parts = ['answer', ...(zone === BANGKOK ? [] : ['elsewhere']), ...(sameDay ? ['fee'] : [])]
  const closed = closedDays(approved, times.latest, brief, locale)
  if (closed.length > 0) {
    parts.push('closed')
    texts.closed = words.closed.replace('{name}', closed.join(locale === 'en' ? '; ' : ' · '))
  }
  const isKnown = dayOf(approved) >= knownFrom && dayOf(Math.max(times.latest, embargo ?? 0)) <= knownUntil
  if (!isKnown) parts.push('unknown')
  if (embargo !== undefined) {
    parts.push('embargo')
    say('embargo', embargo)
    texts['embargo.outcome'] = words.embargo[embargoOutcome(embargo, times)]
    const last = inBangkok(approveBy(embargo, sameDay, brief))
    texts['embargo.approveBy'] = words.embargo.approveBy.replace('{name}', last)
  }
  return { values, errors: {}, texts, links: { calendar: calendarLink(values, locale) }, parts }
}
