import { expect, it } from 'vitest'
import { printedParts } from './printed-number.ts'

const words = (value: string) =>
  printedParts(value)
    .filter(({ digits }) => !digits)
    .map(({ text }) => text)

it('tells the words of a printed figure from its number', () => {
  expect(words('2.7 billion')).toEqual(['billion'])
  expect(words('กว่า 450 แห่ง')).toEqual(['กว่า', 'แห่ง'])
  expect(words('+42.5%')).toEqual([])
})
