import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR } from '../../../contract/time.ts'
import { formatReading, parseReading, readClock, toMoment } from './zoned-clock.ts'

/** Both hemispheres, halves and quarters of an hour, a zone that jumps by thirty minutes. */
const ZONES = [
  'Asia/Bangkok',
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
]
const zone = fc.constantFrom(...ZONES)
const minute = (from: string, to: string) =>
  fc.integer({ min: Date.parse(from) / 60_000, max: Date.parse(to) / 60_000 }).map((minutes) => minutes * 60_000)
const anyMinute = minute('2015-01-01T00:00Z', '2045-01-01T00:00Z')

/** The clock changes of a zone, found by `Temporal`. */
function changesOf(zone: string): number[] {
  const changes: number[] = []
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.from('2024-01-01T00:00Z').toZonedDateTimeISO(zone)
  while (at && at.year < 2030) {
    changes.push(at.epochMilliseconds)
    at = at.getTimeZoneTransition('next')
  }
  return changes.slice(1)
}

describe('the clocks of a zone', () => {
  test('agree with Temporal, there and back', () => {
    fc.assert(
      fc.property(anyMinute, zone, (minute, zone) => {
        const shown = Temporal.Instant.fromEpochMilliseconds(minute).toZonedDateTimeISO(zone).toPlainDateTime()
        expect(formatReading(readClock(minute, zone))).toBe(shown.toString().slice(0, 16))
        const moment = Temporal.PlainDateTime.from(formatReading(minute)).toZonedDateTime(zone)
        expect(toMoment(minute, zone)).toBe(moment.epochMilliseconds)
      }),
      { numRuns: 1000 },
    )
  })

  test.each(ZONES)('of %s agree with Temporal in every quarter of an hour around each change', (zone) => {
    for (const change of changesOf(zone)) {
      const around = readClock(change, zone)
      for (let reading = around - 3 * HOUR; reading <= around + 3 * HOUR; reading += 900_000) {
        const moment = Temporal.PlainDateTime.from(formatReading(reading)).toZonedDateTime(zone)
        expect(toMoment(reading, zone), `${formatReading(reading)} in ${zone}`).toBe(moment.epochMilliseconds)
      }
    }
  })
})

test('a reading has the format of a datetime-local input, and other formats are rejected', () => {
  fc.assert(
    fc.property(anyMinute, (reading) => {
      expect(parseReading(formatReading(reading))).toBe(reading)
    }),
  )
  for (const wrong of ['', 'later', '0000-00-00T00:00', '2100-01-01T10:00', '0069-11-30T10:00']) {
    expect(parseReading(wrong), wrong).toBeUndefined()
  }
})

test('a year of the Buddhist Era is read as the year it means, and a day that does not exist is rejected', () => {
  expect(parseReading('2569-11-30T10:00')).toBe(parseReading('2026-11-30T10:00'))
  expect(parseReading('2643-11-30T10:00')).toBeUndefined()
  // 2572 is a leap year in the Common Era. In the Buddhist Era, 2572 is 2029, which is not a leap year.
  for (const wrong of ['2572-02-29T10:00', '2027-02-30T10:00', '2026-04-31T10:00'])
    expect(parseReading(wrong), wrong).toBeUndefined()
})
