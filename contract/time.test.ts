import { expect, test } from 'vitest'
import { dayOf, yearOf } from './office-days.ts'
import { formatDateTime, formatDayAndTime, formatWait } from './time.ts'

test('formats dates and times as each language writes them', () => {
  const moment = Date.parse('2026-11-21T14:00+07:00')
  expect(formatDateTime(moment, 'Asia/Bangkok', 'en')).toBe('November 21, 2026, 2:00\u00A0PM')
  expect(formatDayAndTime(moment, 'Asia/Bangkok', 'th')).toBe('วันเสาร์ที่ 21 พฤศจิกายน 2569 เวลา\u00A014.00\u00A0น.')
})

test.each([
  [0.2, '1 second', '1 วินาที'],
  [2, '2 seconds', '2 วินาที'],
  [90, '90 seconds', '90 วินาที'],
  [91, '2 minutes', '2 นาที'],
  [120, '2 minutes', '2 นาที'],
  [121, '3 minutes', '3 นาที'],
])('formats a wait of %f seconds as %s and %s', (seconds, english, thai) => {
  expect([formatWait(seconds, 'en'), formatWait(seconds, 'th')]).toEqual([english, thai])
})

test('days and years begin at midnight in Bangkok', () => {
  expect(yearOf(Date.parse('2026-12-31T16:59:59Z'))).toBe(2026)
  expect(yearOf(Date.parse('2026-12-31T17:00:00Z'))).toBe(2027)
  expect(dayOf(Date.parse('2026-11-21T16:59:59Z'))).toBe('2026-11-21')
  expect(dayOf(Date.parse('2026-11-21T17:00:00Z'))).toBe('2026-11-22')
})
