import { expect, test } from 'vitest'
import { CONTINENT_CLOCKS, isContinent } from './continent-clocks.ts'

test('a continent is known by its own name alone, not by what every object has', () => {
  expect(Object.keys(CONTINENT_CLOCKS).every(isContinent)).toBe(true)
  expect(['antarctica', 'toString', ''].some(isContinent)).toBe(false)
})
