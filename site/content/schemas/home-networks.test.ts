import { expect, test } from 'vitest'
import { mistakesAfter } from '../fixture-content.ts'

const choices = 'thai.reach.bangkok or thai.reach.chiangMai or thai.reach.phuket or thai.reach.other'

test.each([
  [
    'a city that the map cannot place',
    'figure: thai.reach.phuket',
    'figure: thai.readers',
    [`thai.reach.items.2.figure: "thai.readers" is not known here; write ${choices}`],
  ],
  [
    'a city in place of all others',
    'figure: thai.reach.other',
    'figure: thai.reach.phuket',
    [
      'thai.reach.items.3.figure: thai.reach.phuket stands here twice; keep one',
      'thai.reach.items: the figure thai.reach.other belongs here, too',
    ],
  ],
  [
    'a fifth place',
    /items:\n(?= +- \{ figure: thai\.reach\.bangkok)/,
    'items:\n      - { figure: thai.readers, label: หาดใหญ่ }\n',
    [
      'thai.reach.items: has 5 entries, 4 at most belong here; how many there are is laid down in site/content/schemas/figures.ts',
    ],
  ],
] as const)('%s is named where the map of Thailand is written', (_, from, to, expected) => {
  const found = mistakesAfter(({ change }) => change('th/home.yaml', from, to))
  expect(found.map((mistake) => mistake.replace(/^content\/th\/home\.yaml:\d+:\d+ /, '')).toSorted()).toEqual(
    expected.toSorted(),
  )
})
