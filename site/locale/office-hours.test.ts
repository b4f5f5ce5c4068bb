import { expect, test } from 'vitest'
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
