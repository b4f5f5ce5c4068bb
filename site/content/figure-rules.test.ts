import { expect, test } from 'vitest'
import { figureMistakes } from './figure-rules.ts'
import { mistakesAfter } from './fixture-content.ts'
import { readSource } from './source-file.ts'

/** Where the number of a figure stands in facts.yaml. */
const numberOf = (path: string) =>
  new RegExp(`(?<=^${path.split('.').join(':\\n(?: .*\\n)*? +')}: \\{ value: )[\\d.]+`, 'm')

test('numbers that would be rounded, or that code cannot count with, are named where they stand', () => {
  const found = mistakesAfter(({ change }) => {
    const numbers = {
      'general.outlets': '1.5',
      'international.averageSuccess': '98.25',
      'international.monthlyReach': '2750000000',
      'thai.readers': '11250000',
      'thai.hoursToPublication': '-1',
      'plans.basic.price': '0',
      'distribution.hoursFrom': '49',
      'hours.opens': '9.5',
      'hours.firstDay': '6',
    }
    for (const [path, number] of Object.entries(numbers)) change('facts.yaml', numberOf(path), number)
  })
  expect(found.map((mistake) => mistake.replace(/^content\/facts\.yaml:\d+:\d+ /, ''))).toEqual([
    'general.outlets.value: 1.5 is no whole number',
    'international.monthlyReach.value: 2750000000 would be shown rounded; write it in steps of 100000000',
    'international.averageSuccess.value: 98.25 would be shown rounded; write it in steps of 0.1',
    'thai.readers.value: 11250000 would be shown rounded; write it in steps of 100000',
    'plans.basic.price.value: must be more than 0',
    'hours.opens.value: 9.5 is no whole number',
    'hours.lastDay.value: must not be less than firstDay',
    'thai.hoursToPublication.value: must be more than 0',
    'distribution.hoursTo.value: must not be less than hoursFrom',
  ])
})

test('every tenth may be written', () => {
  const counting = { table: 'x', over: 'x', rule: 'x', by: 'open', on: 'open', sample: false } as const
  const tenths = Array.from({ length: 1001 }, (_, index) => [
    `tenth${index}`,
    { value: index / 10, format: 'percentOne', counts: { en: 'x', th: 'x' } } as const,
  ])
  const data = { counting, ...Object.fromEntries(tenths) }
  const source = readSource('facts.yaml', '')
  expect(figureMistakes({ data, source }).filter(({ key }) => key.startsWith('tenth'))).toEqual([])
})
