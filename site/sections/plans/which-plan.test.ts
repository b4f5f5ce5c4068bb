import { expect, test } from 'vitest'
import { findFittingPlan } from '../../../contract/plans.ts'
import { getContent } from '../../content/content.ts'

const { plans } = getContent('en')

test('finds the cheapest plan that covers a need', () => {
  const find = (writing: boolean, languages: number) => findFittingPlan({ writing, languages }, plans)?.id
  expect(find(false, 1)).toBe('basic')
  expect(find(true, 1)).toBe('professional')
  expect(find(false, 2)).toBe('enterprise')
  expect(find(true, 2)).toBe('enterprise')
})

test('finds no plan if none covers the need', () => {
  expect(findFittingPlan({ writing: true, languages: 3 }, plans)).toBeUndefined()
})
