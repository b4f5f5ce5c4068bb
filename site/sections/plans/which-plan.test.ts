import { expect, test } from 'vitest'
import { findFittingPlan } from '../../../contract/plans.ts'
import { getWords } from '../../content/content.ts'

const { plans } = getWords('en')

test('a need gets the cheapest plan that covers it', () => {
  const named = (writing: boolean, languages: number) => findFittingPlan({ writing, languages }, plans)?.id
  expect(named(false, 1)).toBe('basic')
  expect(named(true, 1)).toBe('professional')
  expect(named(false, 2)).toBe('enterprise')
  expect(named(true, 2)).toBe('enterprise')
})

test('the plans stand in the order of their prices, or the first that fits would not be the cheapest', () => {
  const prices = plans.map(({ price }) => price.figure.value)
  expect(prices, 'contract/plans.ts names the plans, the cheapest by content/facts.yaml first').toEqual(
    prices.toSorted((a, b) => a - b),
  )
})

test('what no plan covers gets none, not a guess', () => {
  expect(findFittingPlan({ writing: true, languages: 3 }, plans)).toBeUndefined()
})
