import { expect, test } from 'vitest'
import { whenBriefForTests } from '../../contract/when/fixture-when-brief.ts'
import { whenBrief } from '../../contract/when/when-brief.ts'
import { figureMistakes } from './figure-rules.ts'
import { mistakesAfter } from './fixture-content.ts'
import { ownProblem } from './problems.ts'
import { readSource } from './source-file.ts'

/** Where the number of a figure stands in facts.yaml. */
const numberOf = (path: string) =>
  new RegExp(`(?<=^${path.split('.').join(':\\n(?: .*\\n)*? +')}: \\{ value: )[\\d.]+`, 'm')

/** Numbers that are written into facts.yaml, and what is said of them, without file and line. */
const figures: Record<string, readonly [numbers: Record<string, string>, ...found: string[]]> = {
  'an office that opens at half past': [{ 'hours.opens': '9.5' }, 'hours.opens.value: 9.5 is no whole number'],
  'an office that closes before it opens': [
    { 'hours.opens': '18', 'hours.closes': '9' },
    'hours.closes.value: must be greater than opens',
  ],
  'an office that opens and closes at once': [
    { 'hours.opens': '18' },
    'hours.closes.value: must be greater than opens',
  ],
  'an hour that no day has': [{ 'hours.closes': '25' }, 'hours.closes.value: must be 24 at most'],
  'a week from Sunday to Thursday': [
    { 'hours.firstDay': '7', 'hours.lastDay': '4' },
    'hours.lastDay.value: must not be less than firstDay',
  ],
  'a day that no week has': [{ 'hours.firstDay': '0' }, 'hours.firstDay.value: must be 1 at least'],
  'hours that end before they begin': [
    { 'distribution.hoursFrom': '49' },
    'distribution.hoursTo.value: must not be less than hoursFrom',
  ],
  'no hours at all': [{ 'distribution.hoursFrom': '0' }, 'distribution.hoursFrom.value: must be more than 0'],
  'months of hours': [{ 'distribution.hoursTo': '2000' }, 'distribution.hoursTo.value: must be 168 at most'],
  'hours until the first story that are behind us': [
    { 'thai.hoursToPublication': '-1' },
    'thai.hoursToPublication.value: must be more than 0',
  ],
  'a count that would be rounded': [{ 'general.outlets': '1.5' }, 'general.outlets.value: 1.5 is no whole number'],
  'a share that would be rounded': [
    { 'international.averageSuccess': '98.25' },
    'international.averageSuccess.value: 98.25 would be shown rounded; write it in steps of 0.1',
  ],
  'a change that would be rounded': [
    { 'thai.visibility': '32.84' },
    'thai.visibility.value: 32.84 would be shown rounded; write it in steps of 0.1',
  ],
  'hours that would be rounded': [
    { 'thai.hoursToPublication': '12.55' },
    'thai.hoursToPublication.value: 12.55 would be shown rounded; write it in steps of 0.1',
  ],
  'millions that would be rounded': [
    { 'thai.readers': '11250000' },
    'thai.readers.value: 11250000 would be shown rounded; write it in steps of 100000',
  ],
  'billions that would be rounded': [
    { 'international.monthlyReach': '2750000000' },
    'international.monthlyReach.value: 2750000000 would be shown rounded; write it in steps of 100000000',
  ],
  'a plan for nothing': [{ 'plans.basic.price': '0' }, 'plans.basic.price.value: must be more than 0'],
  'everything at once': [
    { 'hours.opens': '9.5', 'hours.firstDay': '6', 'distribution.hoursFrom': '49', 'company.founded': '2010.5' },
    'company.founded.value: 2010.5 is no whole number',
    'hours.opens.value: 9.5 is no whole number',
    'hours.lastDay.value: must not be less than firstDay',
    'distribution.hoursTo.value: must not be less than hoursFrom',
  ],
}

test.each(Object.entries(figures))('%s is named at its number', (_, [numbers, ...expected]) => {
  const lines: number[] = []
  const found = mistakesAfter((folder) => {
    for (const [path, number] of Object.entries(numbers)) {
      lines.push(folder.lineOf('facts.yaml', numberOf(path)))
      folder.change('facts.yaml', numberOf(path), number)
    }
  })
  expect(found.map((mistake) => mistake.replace(/^content\/facts\.yaml:\d+:\d+ /, ''))).toEqual(expected)
  // Of two that quarrel the second is told, which stands in the next line.
  for (const [, line = ''] of found.join('\n').matchAll(/^content\/facts\.yaml:(\d+):/gm))
    expect(lines.some((changed) => [0, 1].includes(Number(line) - changed))).toBe(true)
})

test('every tenth may be written', () => {
  const tenths = Array.from({ length: 1001 }, (_, index) => index / 10)
  const group = Object.fromEntries(
    tenths.map((value, index) => [`tenth${index}`, { value, format: 'percentOne' } as const]),
  )
  const source = readSource('facts.yaml', '')
  expect(figureMistakes(group, source).filter(({ key }) => key.startsWith('tenth'))).toEqual([])
})

test('a figure that code counts with and that is gone is missing where it was', () => {
  const found = mistakesAfter(({ change }) => change('facts.yaml', / {2}firstDay: .*\n/, ''))
  expect(found).toContainEqual(expect.stringMatching(/^content\/facts\.yaml:\d+:\d+ hours\.firstDay: is missing$/))
})

test('the catalogue knows what the contract says of such an office', () => {
  const { office } = whenBriefForTests
  const briefs = [
    { ...whenBriefForTests, office: { ...office, opens: 18, closes: 9, firstDay: 7, lastDay: 4 } },
    { ...whenBriefForTests, hoursFrom: 49 },
  ]
  const said = briefs.flatMap(
    (brief) => whenBrief.safeParse(brief).error?.issues.map((issue) => ownProblem(issue)?.id) ?? [],
  )
  expect(said).toEqual(['greaterThan', 'notLessThan', 'notLessThan'])
})
