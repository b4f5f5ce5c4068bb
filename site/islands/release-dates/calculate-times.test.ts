import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANGKOK, isOfficeOpen } from '../../../contract/office-days.ts'
import { calculateTimes, compareEmbargo, type DistributionRules, findLatestApproval } from './calculate-times.ts'

const HOLIDAYS = ['2026-12-10', '2026-12-31', '2027-01-01', '2027-04-13', '2027-04-14', '2027-04-15', '2028-05-01']
const rules: DistributionRules = {
  office: {
    opens: 9,
    closes: 18,
    firstDay: 1,
    lastDay: 5,
    holidays: HOLIDAYS.map((day) => ({ day, name: day })),
  },
  hoursFrom: 24,
  hoursTo: 48,
  hoursToPublication: 12.5,
}

/** `2026-11-21T14:00` in Bangkok. */
const at = (written: string) => Date.parse(`${written}+07:00`)
const inBangkok = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(BANGKOK)
const written = (moment: number) => inBangkok(moment).toPlainDateTime().toString().slice(0, 16)

const timesOf = (approved: string, sameDay: boolean) => {
  const { begins, earliest, latest } = calculateTimes({ approved: at(approved), sameDay }, rules)
  return [begins, earliest, latest].map(written)
}

describe('a release approved', () => {
  test.each([
    ['on a Monday', '2026-06-15T10:00', '2026-06-15T10:00', '2026-06-16T10:00', '2026-06-17T10:00'],
    ['before the office opens', '2026-06-15T06:30', '2026-06-15T09:00', '2026-06-16T09:00', '2026-06-17T09:00'],
    ['when it closes', '2026-06-15T18:00', '2026-06-16T09:00', '2026-06-17T09:00', '2026-06-18T09:00'],
    ['on a Friday', '2026-11-20T14:00', '2026-11-20T14:00', '2026-11-23T14:00', '2026-11-24T14:00'],
    ['on a Saturday', '2026-11-21T14:00', '2026-11-23T09:00', '2026-11-24T09:00', '2026-11-25T09:00'],
    ['before a holiday', '2026-12-09T11:15', '2026-12-09T11:15', '2026-12-11T11:15', '2026-12-14T11:15'],
    ['on a holiday', '2026-12-10T11:15', '2026-12-11T09:00', '2026-12-14T09:00', '2026-12-15T09:00'],
    ['at Songkran', '2027-04-13T09:00', '2027-04-16T09:00', '2027-04-19T09:00', '2027-04-20T09:00'],
  ])('%s', (_, approved, ...expected) => expect(timesOf(approved, false)).toEqual(expected))

  test.each([
    ['in office hours', '2026-11-20T17:30', '2026-11-20T17:30', '2026-11-20T17:30', '2026-11-20T23:59'],
    ['after them', '2026-11-20T18:00', '2026-11-23T09:00', '2026-11-23T09:00', '2026-11-23T23:59'],
  ])('for the same day, %s', (_, approved, ...expected) => expect(timesOf(approved, true)).toEqual(expected))
})

/** Random minutes in several years. */
const approval = fc
  .integer({ min: at('2024-01-01T00:00') / 60_000, max: at('2036-01-01T00:00') / 60_000 })
  .map((minutes) => minutes * 60_000)

/** The rule said in the other way, day by day: the same time of day, so many office days later. */
function officeDaysLater(moment: number, days: number): number {
  let day = inBangkok(moment)
  for (let left = days; left > 0; ) {
    day = day.add({ days: 1 })
    if (day.dayOfWeek <= 5 && !HOLIDAYS.includes(day.toPlainDate().toString())) left -= 1
  }
  return day.epochMilliseconds
}

test('over many years, a distribution starts in office hours and ends one to two office days later', () => {
  fc.assert(
    fc.property(approval, (approved) => {
      const { begins, earliest, latest } = calculateTimes({ approved, sameDay: false }, rules)
      expect(begins).toBeGreaterThanOrEqual(approved)
      expect(isOfficeOpen(begins, rules.office)).toBe(true)
      if (isOfficeOpen(approved, rules.office)) expect(begins).toBe(approved)
      expect(earliest).toBe(officeDaysLater(begins, 1))
      expect(latest).toBe(officeDaysLater(begins, 2))
    }),
    { numRuns: 3000 },
  )
})

test('the first story appears after the average hours of outlets, and not before an embargo', () => {
  const times = calculateTimes({ approved: at('2026-06-15T10:00'), sameDay: false }, rules)
  expect([times.publishedFrom, times.publishedTo].map(written)).toEqual(['2026-06-16T22:30', '2026-06-17T22:30'])
  const embargo = at('2026-06-17T08:00')
  const held = calculateTimes({ approved: at('2026-06-15T10:00'), sameDay: false, embargo }, rules)
  expect([held.publishedFrom, held.publishedTo].map(written)).toEqual(['2026-06-17T08:00', '2026-06-17T22:30'])
})

test('the latest approval is in time, and a minute later is not', () => {
  expect(written(findLatestApproval(at('2026-06-18T14:00'), false, rules))).toBe('2026-06-16T14:00')
  // A Friday night counts from Monday morning, so a Monday morning is early enough for both.
  expect(written(findLatestApproval(at('2026-11-25T09:00'), false, rules))).toBe('2026-11-23T09:00')
  fc.assert(
    fc.property(approval, fc.boolean(), (moment, sameDay) => {
      const last = findLatestApproval(moment, sameDay, rules)
      expect(calculateTimes({ approved: last, sameDay }, rules).latest).toBeLessThanOrEqual(moment)
      expect(calculateTimes({ approved: last + 60_000, sameDay }, rules).latest).toBeGreaterThan(moment)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['2026-06-17T10:00', 'early'],
  ['2026-06-17T09:59', 'tight'],
  ['2026-06-16T09:59', 'late'],
])('an embargo until %s is %s', (embargo, outcome) => {
  const times = calculateTimes({ approved: at('2026-06-15T10:00'), sameDay: false }, rules)
  expect(compareEmbargo(at(embargo), times)).toBe(outcome)
})
