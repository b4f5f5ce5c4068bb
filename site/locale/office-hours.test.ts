import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { isOfficeOpen } from './office-hours.ts'

test.each([
  ['2026-11-20T09:00:00+07:00', true],
  ['2026-11-20T17:59:59+07:00', true],
  ['2026-11-20T08:59:59+07:00', false],
  ['2026-11-20T18:00:00+07:00', false],
  // Monday morning in Bangkok is still Sunday in London and New York.
  ['2026-11-23T09:30:00+07:00', true],
  ['2026-11-21T12:00:00+07:00', false],
  ['2026-11-22T12:00:00+07:00', false],
])('at %s the office is open: %s', (moment, open) => {
  expect(isOfficeOpen(new Date(moment))).toBe(open)
})

test('the office is open in the hours that the copy names, which facts.yaml holds', () => {
  const { hours } = parse(readFileSync('content/facts.yaml', 'utf8')) as { hours: Record<string, { value: number }> }
  const value = (name: string) => hours[name]?.value ?? Number.NaN
  const named = (day: number, hour: number) =>
    day >= value('firstDay') && day <= value('lastDay') && hour >= value('opens') && hour < value('closes')
  // 23 November 2026 is a Monday, day 1 of facts.yaml.
  for (let day = 1; day <= 7; day++) {
    for (let hour = 0; hour < 24; hour++) {
      const moment = new Date(Date.UTC(2026, 10, 22 + day, hour - 7, 30))
      expect(isOfficeOpen(moment), moment.toISOString()).toBe(named(day, hour + 0.5))
    }
  }
})
