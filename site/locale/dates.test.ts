import { expect, test } from 'vitest'
import { formatDate, formatPostmark } from './dates.ts'

test('a date has the format and the era of its language', () => {
  const date = new Date('2023-05-01T00:00:00+07:00')
  expect(formatDate(date, 'en')).toBe('May 1, 2023')
  expect(formatDate(date, 'th')).toBe('1 พฤษภาคม 2566')
})

test('a postmark has a day, and a short month with the year', () => {
  const date = new Date('2026-10-08T00:00:00+07:00')
  expect(formatPostmark(date, 'en')).toEqual({ day: '8', month: 'Oct 2026' })
  expect(formatPostmark(date, 'th')).toEqual({ day: '8', month: 'ต.ค. 2569' })
})
