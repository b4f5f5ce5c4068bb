import { readField } from '../answers/read-field.ts'
import { BANGKOK } from './office-days.ts'
import type { WhenBrief } from './when-brief.ts'
import { isSameZone, isZone, momentOf, readingFrom } from './zoned-clock.ts'

/** The names of the fields, and of the parameters in the address. */
export const WHEN_FIELDS = ['approved', 'zone', 'speed', 'embargo', 'embargoZone'] as const

export type WhenField = (typeof WHEN_FIELDS)[number]

/** The value of `speed` that asks for distribution on the same day. */
export const SAME_DAY = 'same-day'

export interface WhenQuestion {
  approved: number
  zone: string
  sameDay: boolean
  embargo: number | undefined
}

/** What an address asks: nothing, something that cannot be read, or a question. */
export interface AskedWhen {
  values: Record<string, string>
  errors: Partial<Record<WhenField, string>>
  question?: WhenQuestion
}

/** An address of the page without any of this asks nothing. */
export const asksWhen = (parameters: URLSearchParams) => parameters.has('approved')

/** Reads the question, by the clocks of the zone that it names. */
export function readWhen(parameters: URLSearchParams, { words: { errors: say }, zones }: WhenBrief): AskedWhen {
  const of = (field: WhenField) => readField(parameters, field)
  const errors: AskedWhen['errors'] = {}
  const names = [BANGKOK, ...zones.map(({ code }) => code)]
  const zoneIn = (field: 'zone' | 'embargoZone') => {
    const zone = of(field)
    // As the form writes it, so that it is the one that the form has chosen.
    if (zone === '' || isZone(zone)) return names.find((name) => isSameZone(name, zone)) ?? zone
    errors[field] = say.zone
    return ''
  }
  const [zoneGiven, embargoZoneGiven] = [zoneIn('zone'), zoneIn('embargoZone')]
  const reading = readingFrom(of('approved'))
  if (reading === undefined) errors.approved = of('approved') === '' ? say.missing : say.unreadable
  const embargoReading = readingFrom(of('embargo'))
  if (embargoReading === undefined && of('embargo') !== '') errors.embargo = say.embargo

  const sameDay = of('speed') === SAME_DAY
  const values = {
    approved: of('approved'),
    zone: zoneGiven === BANGKOK ? '' : zoneGiven,
    speed: sameDay ? SAME_DAY : '',
    embargo: of('embargo'),
    embargoZone: embargoZoneGiven,
  }
  const zone = zoneGiven || BANGKOK
  const embargoZone = embargoZoneGiven || zone
  if (reading === undefined || Object.keys(errors).length > 0) return { values, errors }
  return {
    values,
    errors,
    question: {
      approved: momentOf(reading, zone),
      zone,
      sameDay,
      embargo: embargoReading === undefined ? undefined : momentOf(embargoReading, embargoZone),
    },
  }
}
