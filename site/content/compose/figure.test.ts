import { expect, test } from 'vitest'
import type { FigureFormat } from '../schemas/figures.ts'
import { createFigure } from './figure.ts'

const space = '\u00A0'

test.each<[FigureFormat, number, string, string]>([
  ['count', 10000, '10,000', '10,000'],
  ['decimal', 12.5, '12.5', '12.5'],
  ['percent', 92, '92%', '92%'],
  ['percentOne', 98, '98.0%', '98.0%'],
  ['change', 42.5, '+42.5%', '+42.5%'],
  ['change', -1, '−1.0%', '−1.0%'],
  ['millions', 25000000, '25M', `25${space}ล้าน`],
  ['millions', 11200000, '11.2M', `11.2${space}ล้าน`],
  ['billions', 2700000000, `2.7${space}billion`, `2,700${space}ล้าน`],
  ['dollars', 299, '$299', `299${space}ดอลลาร์สหรัฐ`],
  ['year', 2010, '2010', '2553'],
  ['clock', 9, '9:00\u00A0AM', '9.00'],
  ['clock', 12.5, '12:30\u00A0PM', '12.30'],
  ['clock', 24, '12:00\u00A0AM', '24.00'],
  ['weekday', 1, 'Monday', 'จันทร์'],
])('%s %d reads %s in English and %s in Thai', (format, value, english, thai) => {
  expect(createFigure('x', { value, format }, 'en')).toMatchObject({ text: english, fullText: english })
  expect(createFigure('x', { value, format }, 'th')).toMatchObject({ text: thai, fullText: thai })
})

test('"more than" is a plus sign in English and a word in Thai', () => {
  const fact = { value: 150, format: 'count', atLeast: true } as const
  expect(createFigure('x', fact, 'en')).toMatchObject({ text: '150', fullText: '150+' })
  expect(createFigure('x', fact, 'th')).toMatchObject({ text: '150', fullText: `กว่า${space}150` })
})
