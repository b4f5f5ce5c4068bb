import { expect, test } from 'vitest'
import { dateAndHour, dayAndHour, hoursAfter, printed, shortDayAndHour } from './print-times.ts'

const sent = new Date('2026-03-12T09:00:00+07:00')
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

test.each([
  ['en', 'Thu 9 AM', 'Thu 9 AM', 'March 12, 2026, 9 AM', 'Fri 12 AM'],
  ['th', 'พฤหัสบดี 9.00 น.', 'พฤ. 9.00 น.', '12 มีนาคม 2569 เวลา 9.00 น.', 'ศุกร์ 0.00 น.'],
] as const)('hours and days are those of Bangkok, in %s', (locale, day, short, long, midnight) => {
  expect(plain(dayAndHour(sent, locale))).toBe(day)
  expect(plain(shortDayAndHour(sent, locale))).toBe(short)
  expect(plain(dateAndHour(sent, locale))).toBe(long)
  expect(plain(dayAndHour(hoursAfter(sent, 15), locale))).toBe(midnight)
})

test('minutes are said where there are any', () => {
  const half = new Date('2026-03-12T09:05:00+07:00')
  expect(plain(dayAndHour(half, 'en'))).toBe('Thu 9:05 AM')
  expect(plain(dateAndHour(half, 'th'))).toBe('12 มีนาคม 2569 เวลา 9.05 น.')
})

test('a count has its thousands set apart', () => {
  expect(printed(5955000, 'en')).toBe('5,955,000')
  expect(printed(5955000, 'th')).toBe('5,955,000')
})
