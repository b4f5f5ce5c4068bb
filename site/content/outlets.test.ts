import { expect, test } from 'vitest'
import { content } from './fixture-content.ts'
import type { CountedBy, OutletCount, OutletList } from './outlets.ts'

const counts = (locale: 'en' | 'th') => content[locale].outletCounts
const sumOf = ({ rows }: OutletCount) => rows.reduce((sum, { number }) => sum + (number?.value ?? 0), 0)
const find = (by: CountedBy, list: OutletList) =>
  counts('en').find((count) => count.by === by && count.list === list) as OutletCount

test.each(['en', 'th'] as const)('in %s every way that is counted row by row adds up to its list', (locale) => {
  const whole = counts(locale).filter(({ by, rows }) => by !== 'language' && rows.every(({ number }) => number))
  expect(whole.map(({ by, list }) => `${by} ${list}`)).toEqual([
    'continent international',
    'continent thai',
    'country thai',
    'country network',
    'industry international',
    'industry thai',
  ])
  for (const count of whole) {
    const rule = `content/facts.yaml: the outlets of a list, counted by ${count.by}, are all of it (${count.list})`
    expect(sumOf(count), rule).toBe(count.total.value)
  }
})

test('the rows have the numbers of the facts', () => {
  const { figures } = content.en
  const of = (group: string) => [...figures].filter(([path]) => path.startsWith(group)).map(([, { value }]) => value)
  const numbers = (count: OutletCount) => count.rows.map(({ number }) => number?.value)
  expect(numbers(find('continent', 'international')).sort()).toEqual(of('international.continents.').sort())
  expect(numbers(find('industry', 'international'))).toEqual(expect.arrayContaining(of('international.industries.')))
  expect(numbers(find('industry', 'thai')).sort()).toEqual(of('thai.industries.').sort())
})

test('what no industry claims carries general news, and more than that', () => {
  const [rest] = find('industry', 'international').rows.slice(-1)
  const claimed = find('industry', 'international').rows.slice(0, -1)
  const value =
    find('industry', 'international').total.value - claimed.reduce((sum, { number }) => sum + (number?.value ?? 0), 0)
  expect(rest).toMatchObject({ number: { value, whole: `${value}+` } })
})

test('every publication language has a row, and only the one that all share has a number', () => {
  const { rows, total } = find('language', 'international')
  const { languages, moreLanguages } = {
    languages: content.en.figures.get('international.languages')?.value,
    moreLanguages: content.en.figures.get('international.moreLanguages')?.value ?? 0,
  }
  expect(rows.length - 1 + moreLanguages).toBe(languages)
  expect(rows.filter(({ number }) => number).map(({ number }) => number)).toEqual([total])
})
