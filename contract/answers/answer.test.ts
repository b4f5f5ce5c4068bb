import { describe, expect, test } from 'vitest'
import { answerId } from './answer.ts'
import { answerOutlets, asksForOutlets } from './outlet-filter.ts'
import { readField } from './read-field.ts'

test('an answer has a place of its own, but for the outlets, which are theirs', () => {
  expect(answerId('when')).toBe('when-answer')
  expect(answerId('finder')).toBe('finder-answer')
  expect(answerId('outlets')).toBe('outlets')
})

test('what a field asks comes without the blanks around it, and no longer than anyone means it', () => {
  const typed = `a${' '.repeat(600)}b`
  const parameters = new URLSearchParams({ short: ' 2026 ', long: typed })
  expect(readField(parameters, 'short')).toBe('2026')
  expect(readField(parameters, 'long')).toBe(typed.slice(0, 500))
  expect(readField(parameters, 'none')).toBe('')
})

describe('asked for outlets', () => {
  test('an address is answered with its choices, and with nothing in place of those it does not make', () => {
    const asked = new URLSearchParams('by=asia&utm_source=letter')
    expect(asksForOutlets(asked)).toBe(true)
    expect(answerOutlets(asked)).toEqual({
      values: { by: 'asia', list: '' },
      errors: {},
      texts: {},
      links: {},
      parts: [],
    })
  })

  test('an address without the choice asks nothing', () => {
    expect(asksForOutlets(new URLSearchParams('list=all'))).toBe(false)
  })
})
