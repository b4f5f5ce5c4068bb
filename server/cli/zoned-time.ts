import { arabicDigits } from '../../contract/thai-digits.ts'
import { BANGKOK } from '../../contract/when/office-days.ts'
import { Misuse } from './command-errors.ts'
import type { Words } from './words/words.ts'

export { BANGKOK }

/** Moments (ISO 8601 in UTC, as they are stored) as they are shown in one time zone. */
export interface ZonedTime {
  /** `2026-11-22 01:22` */
  minute(iso: string): string
  /** `2026-11-22T01:22:06.359+07:00`: the whole moment, for programs. */
  whole(iso: string): string
  /** `2026-11-22` */
  day(iso: string): string
  /** How the clock on the wall stands, as if it were in UTC, for programs that know no zones. */
  wall(iso: string): Date
  /** ` (ICT)`, ` (UTC)`, or the zone's name in brackets. */
  readonly label: string
  readonly zone: string
}

const LABELS: Record<string, string> = { [BANGKOK]: ' (ICT)', UTC: ' (UTC)' }

/** @throws Misuse when there is no such zone */
export function zonedTime(zone: string, words: Words): ZonedTime {
  const at = (iso: string) => Temporal.Instant.from(iso).toZonedDateTimeISO(zone)
  try {
    at('2026-01-01T00:00Z')
  } catch {
    throw new Misuse(words.refused.zone(zone))
  }
  return {
    minute: (iso) => at(iso).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' '),
    whole: (iso) => at(iso).toString({ timeZoneName: 'never', fractionalSecondDigits: 3 }),
    day: (iso) => at(iso).toPlainDate().toString(),
    wall: (iso) => new Date(`${at(iso).toPlainDateTime().toString()}Z`),
    label: LABELS[zone] ?? ` (${zone})`,
    zone,
  }
}

/** The era of the Thai calendar is so many years ahead. */
const BUDDHIST_YEARS = 543
const FIRST_BUDDHIST_YEAR = 2400

/** The same day or moment in our era. By its text: leap days would be lost on the way. */
const inOurEra = (text: string) =>
  text.replace(/^\d{4}(?=-)/, (year) =>
    String(Number(year) < FIRST_BUDDHIST_YEAR ? year : Number(year) - BUDDHIST_YEARS),
  )

const AGES: Record<string, (count: number) => Temporal.DurationLike> = {
  m: (minutes) => ({ minutes }),
  h: (hours) => ({ hours }),
  d: (days) => ({ days }),
  w: (weeks) => ({ weeks }),
}

/**
 * A moment with its offset in any spelling of ISO 8601: `+07:00`, `+0700` as `date` writes it, `+07` as PostgreSQL does. All of the text, because
 * `PlainDateTime` drops what follows a time without a word, and the moment would be hours off.
 */
const WRITTEN_MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?<offset>Z|[+-]\d\d(?::?\d\d)?)?$/

/** Which day a text means; undefined when it is none. */
function dayOf(text: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  if (text === 'today' || text === 'วันนี้') return today
  if (text === 'yesterday' || text === 'เมื่อวาน') return today.subtract({ days: 1 })
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return
  return Temporal.PlainDate.from(text)
}

function momentOf(typed: string, end: 'start' | 'end', zone: string, now: Date): Temporal.Instant | undefined {
  const present = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const given = inOurEra(arabicDigits(typed))
  // Days and ages by their words in whatever capitals; a moment's T and Z are capitals.
  const text = given.toLowerCase()
  const [, count, unit = ''] = /^(\d{1,5})([mhdw])$/.exec(text) ?? []
  if (count !== undefined) return present.subtract(AGES[unit]?.(Number(count)) ?? {}).toInstant()
  const day = dayOf(text, present.toPlainDate())
  if (day) return (end === 'end' ? day.add({ days: 1 }) : day).toZonedDateTime(zone).toInstant()
  const { offset } = WRITTEN_MOMENT.exec(given)?.groups ?? {}
  if (offset !== undefined) return Temporal.Instant.from(given)
  return WRITTEN_MOMENT.test(given) ? Temporal.PlainDateTime.from(given).toZonedDateTime(zone).toInstant() : undefined
}

/**
 * A day, an age or a moment as it is typed, in the zone that times are shown in: `2026-11-01` (or `2569-11-01`, of the Thai era), `yesterday`,
 * `today`, `24h`, `7d`, `2026-11-21T09:00`, which may be of the Thai era too and name a zone of its own.
 *
 * @param end of a day: its start for `--since`, the start of the next one for `--until`
 * @returns ISO 8601 in UTC, with milliseconds, as it is stored
 * @throws Misuse for anything else
 */
export function readMoment(text: string, end: 'start' | 'end', time: ZonedTime, now: Date, words: Words): string {
  let moment: Temporal.Instant | undefined
  try {
    moment = momentOf(text.trim(), end, time.zone, now)
  } catch {
    // A day that no calendar has.
  }
  if (!moment) throw new Misuse(words.refused.moment(text))
  return new Date(moment.epochMilliseconds).toISOString()
}
