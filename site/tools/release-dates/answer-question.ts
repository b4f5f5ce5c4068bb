import type { Locale } from '../../../contract/locale.ts'
import { BANGKOK, dayOf, holidayAt, isOfficeDay, midnightAfter } from '../../../contract/office-days.ts'
import { dayWords, momentWords } from '../../../contract/time.ts'
import { approveBy, type DistributionRules, type DistributionTimes, distributionTimes } from './distribution-times.ts'
import { momentOf, offsetName, readingFrom } from './zoned-clock.ts'

export interface Question {
  approved: number
  zone: string
  sameDay: boolean
  /** Until when outlets are asked to wait. */
  embargo: number | undefined
}

/** The words of an answer. `{name}` is the moment, the place or the day that it is about. */
export interface AnswerWords {
  zone: string
  range: string
  closed: string
  weekend: string
  embargo: Record<'early' | 'tight' | 'late' | 'approveBy', string>
  errors: Record<'missing' | 'unreadable' | 'embargo', string>
  calendar: Record<'sent' | 'published' | 'embargo' | 'about', string>
}

export interface ReleaseRules extends DistributionRules {
  /** The first and the last day of which it is known whether they are holidays. */
  knownFrom: string
  knownUntil: string
}

/** Reads the form, by the clocks of the zones that it names. */
export function readQuestion(
  data: { get: (name: string) => unknown },
  say: AnswerWords['errors'],
): { question?: Question; errors: { approved?: string; embargo?: string } } {
  const [approved, embargo] = [String(data.get('approved') ?? ''), String(data.get('embargo') ?? '')]
  const [approvedReading, embargoReading] = [readingFrom(approved), readingFrom(embargo)]
  const zone = String(data.get('zone') || BANGKOK)
  const embargoZone = String(data.get('embargoZone') || zone)
  const isEmbargoWrong = embargo !== '' && embargoReading === undefined
  const errors = {
    ...(approvedReading === undefined && { approved: approved === '' ? say.missing : say.unreadable }),
    ...(isEmbargoWrong && { embargo: say.embargo }),
  }
  if (approvedReading === undefined || isEmbargoWrong) return { errors }
  return {
    errors,
    question: {
      approved: momentOf(approvedReading, zone),
      zone,
      sameDay: data.get('speed') !== null,
      embargo: embargoReading === undefined ? undefined : momentOf(embargoReading, embargoZone),
    },
  }
}

export type MomentName = 'approved' | 'begins' | 'earliest' | 'latest' | 'published' | 'embargo'

export interface ReleaseAnswer {
  times: DistributionTimes
  /** The place of the reader's clock, if it is not Bangkok. */
  place: string | undefined
  moments: readonly { name: MomentName; bangkok: string; yours: string }[]
  /** Whether outlets have the release before the embargo ends, and until when it has to be approved for that. */
  embargo: string | undefined
  /** The days in between on which the office is closed. */
  closed: string | undefined
  /** Some of the days lie outside the years whose holidays are known. */
  isUnknown: boolean
}

/** Whether outlets have the release before the hour until which they are asked to wait. */
export function embargoOutcome(embargo: number, { earliest, latest }: DistributionTimes): 'early' | 'tight' | 'late' {
  if (latest <= embargo) return 'early'
  return earliest <= embargo ? 'tight' : 'late'
}

interface Circumstances {
  rules: ReleaseRules
  words: AnswerWords
  zones: readonly { code: string; label: string }[]
  locale: Locale
}

/** When a release goes out, by the clocks of Bangkok and of the zone that was asked for. */
export function answerQuestion(question: Question, { rules, words, zones, locale }: Circumstances): ReleaseAnswer {
  const { approved, zone, sameDay, embargo } = question
  const times = distributionTimes(approved, { sameDay, embargo }, rules)
  const { begins, earliest, latest, publishedFrom, publishedTo } = times
  const named: [MomentName, number, number][] = [
    ['approved', approved, approved],
    ['begins', begins, begins],
    ['earliest', earliest, earliest],
    ['latest', latest, latest],
    ['published', publishedFrom, publishedTo],
    ...(embargo === undefined ? [] : [['embargo', embargo, embargo] satisfies [MomentName, number, number]]),
  ]
  const offset = offsetName(approved, zone)
  // Clocks that are put forward or back in between: the offset is told with each moment, and not with the place.
  const isMoved = named.some(([, from, to]) => offsetName(from, zone) !== offset || offsetName(to, zone) !== offset)
  const inBangkok = (moment: number) => momentWords(moment, BANGKOK, locale)
  const inZone = (moment: number) =>
    momentWords(moment, zone, locale) + (isMoved ? ` (${offsetName(moment, zone)})` : '')
  const range = (from: number, to: number, say: (moment: number) => string) =>
    from === to ? say(from) : words.range.replace('{from}', say(from)).replace('{to}', say(to))

  const closed: string[] = []
  for (let moment = approved; moment < latest; moment = midnightAfter(moment)) {
    if (isOfficeDay(moment, rules.office)) continue
    const reason = holidayAt(moment, rules.office)?.name ?? words.weekend
    closed.push(`${dayWords(moment, BANGKOK, locale)} (${reason})`)
  }
  const label = zones.find(({ code }) => code === zone)?.label ?? zone
  return {
    times,
    place: zone === BANGKOK ? undefined : words.zone.replace('{name}', isMoved ? label : `${label} (${offset})`),
    moments: named.map(([name, from, to]) => ({
      name,
      bangkok: range(from, to, inBangkok),
      yours: range(from, to, inZone),
    })),
    embargo:
      embargo === undefined
        ? undefined
        : `${words.embargo[embargoOutcome(embargo, times)]} ${words.embargo.approveBy.replace(
            '{name}',
            inBangkok(approveBy(embargo, sameDay, rules)),
          )}`,
    closed: closed.length > 0 ? words.closed.replace('{name}', closed.join(locale === 'en' ? '; ' : ' · ')) : undefined,
    isUnknown: dayOf(approved) < rules.knownFrom || dayOf(Math.max(latest, embargo ?? 0)) > rules.knownUntil,
  }
}
