import { describe, expect, test } from 'vitest'
import { answerId } from './answer.ts'
import { answerOutlets, asksForOutlets } from './outlet-filter.ts'

test('an answer has a place of its own, but for the outlets, which are theirs', () => {
  expect(answerId('when')).toBe('when-answer')
  expect(answerId('finder')).toBe('finder-answer')
  expect(answerId('outlets')).toBe('outlets')
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
