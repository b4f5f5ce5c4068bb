import { expect, test } from 'vitest'
import { numberDateline } from './datelines.ts'

test('the number in a dateline starts at one', () => {
  expect(numberDateline('BANGKOK — SERVICE {n} OF {total}', 1, 6)).toBe('BANGKOK — SERVICE 2 OF 6')
})
