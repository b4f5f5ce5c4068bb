import { expect, test } from 'vitest'
import { formatFigure, formatFigureWhole } from './format-figure.ts'
import type { Fact } from './schemas/facts.ts'

const space = '\u00A0'

const cases: [Fact, string, string][] = [
  [{ value: 10000, format: 'count', atLeast: true }, '10,000', '10,000'],
  [{ value: 12.5, format: 'decimal' }, '12.5', '12.5'],
  [{ value: 92, format: 'percent' }, '92%', '92%'],
  [{ value: 98.2, format: 'percentOne' }, '98.2%', '98.2%'],
  [{ value: 42.5, format: 'change' }, '+42.5%', '+42.5%'],
  [{ value: -1, format: 'change' }, '−1.0%', '−1.0%'],
  [{ value: 25000000, format: 'millions', atLeast: true }, '25M', `25${space}ล้าน`],
  [{ value: 11200000, format: 'millions' }, '11.2M', `11.2${space}ล้าน`],
  [{ value: 2700000000, format: 'billions' }, `2.7${space}billion`, `2,700${space}ล้าน`],
  [{ value: 299, format: 'dollars' }, '$299', `299${space}ดอลลาร์สหรัฐ`],
  [{ value: 2010, format: 'year' }, '2010', '2553'],
  [{ value: 9, format: 'clock' }, '9:00 AM', '9.00'],
  [{ value: 18, format: 'clock' }, '6:00 PM', '18.00'],
  [{ value: 12.5, format: 'clock' }, '12:30 PM', '12.30'],
  [{ value: 0, format: 'clock' }, '12:00 AM', '0.00'],
  [{ value: 24, format: 'clock' }, '12:00 AM', '24.00'],
  [{ value: 1, format: 'weekday' }, 'Monday', 'จันทร์'],
  [{ value: 5, format: 'weekday' }, 'Friday', 'ศุกร์'],
]

test.each(cases)('%o reads %s in English and %s in Thai', (fact, english, thai) => {
  expect(formatFigure(fact, 'en')).toBe(english)
  expect(formatFigure(fact, 'th')).toBe(thai)
})

test('"more than" is a plus sign in English and a word in Thai', () => {
  const fact: Fact = { value: 150, format: 'count', atLeast: true }
  expect(formatFigureWhole(fact, 'en')).toBe('150+')
  expect(formatFigureWhole(fact, 'th')).toBe(`กว่า${space}150`)
  expect(formatFigureWhole({ value: 6, format: 'count' }, 'en')).toBe('6')
})
