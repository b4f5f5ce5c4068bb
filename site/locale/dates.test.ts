import { expect, test } from 'vitest'
import { formatDate } from './dates.ts'

test('a date is written in its language and era', () => {
  const date = new Date('2023-05-01T00:00:00+07:00')
  expect(formatDate(date, 'en')).toBe('May 1, 2023')
  expect(formatDate(date, 'th')).toBe('1 พฤษภาคม 2566')
})
