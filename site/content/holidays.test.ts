import { expect, test } from 'vitest'
import { mistakesAfter } from './fixture-content.ts'
import { holidaysIn } from './office.ts'

const name = (en: string) => ({ en, th: `วัน${en}` })
const file = {
  years: [2026, 2027],
  confirmed: false,
  fixed: [{ month: 12, day: 10, name: name('A') }],
  moving: [
    { name: name('B'), days: [new Date('2027-02-21')] },
    { name: name('C'), days: [new Date('2026-03-03'), new Date('2027-02-21')] },
  ],
}

test('every day that is known stands in order, and what is not known is named', () => {
  expect(holidaysIn(file, 'th')).toEqual({
    years: [2026, 2027],
    confirmed: false,
    fixed: [{ month: 12, day: 10, name: 'วันA' }],
    days: [
      { day: '2026-03-03', name: 'วันC' },
      { day: '2026-12-10', name: 'วันA' },
      { day: '2027-02-21', name: 'วันB' },
      { day: '2027-02-21', name: 'วันC' },
      { day: '2027-12-10', name: 'วันA' },
    ],
    open: ['วันB'],
  })
})

test.each([
  ['a day that its month has not', 'month: 4, day: 6', 'month: 2, day: 30', 'fixed.1.day: must be 28 at most: month 2'],
  [
    'a day that not every year has',
    'month: 4, day: 6',
    'month: 2, day: 29',
    'fixed.1.day: must be 28 at most: month 2',
  ],
  ['a moving day that there is not', 'days: []', 'days: [2027-02-29]', 'moving.0.days.0: write the date as YYYY-MM-DD'],
  ['a year that is left out', '[ 2026, 2027 ]', '[ 2026, 2028 ]', 'years.1: must be 2027: write the years one after'],
  [
    'a year before the one before it',
    '[ 2026, 2027 ]',
    '[ 2027, 2026 ]',
    'years.1: must be 2028: write the years one after',
  ],
  [
    'a year that is there twice',
    '[ 2026, 2027 ]',
    '[ 2026, 2026 ]',
    'years.1: must be 2027: write the years one after',
  ],
])('%s is named, beside what is wrong in other files', (_, from, to, expected) => {
  let line = 0
  const found = mistakesAfter(({ change, lineOf }) => {
    line = lineOf('holidays.yaml', from)
    change('holidays.yaml', from, to)
    change('th/services.yaml', '{general.continents}', '{general.planets}')
  })
  expect(found).toHaveLength(2)
  expect(found[0]).toMatch(new RegExp(`^content/holidays\\.yaml:${line}:\\d+ `))
  expect(found[0]).toContain(expected)
})
