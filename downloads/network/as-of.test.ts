import { expect, test } from 'vitest'
import type { Figure } from '../../site/content/figure.ts'
import { content } from '../../site/content/fixture-content.ts'
import { asOf } from './as-of.ts'

const { en } = content
const line = en.ledger.groups[0]?.lines[0]
const figure = (path: string) => ({ ...line?.figure, path }) as Figure

/** The ledger with lines of our own. */
const dated = (days: Record<string, string | undefined>) => ({
  ...en,
  ledger: {
    ...en.ledger,
    groups: Object.entries(days).map(([path, on]) => ({
      id: path,
      title: path,
      lines: [{ figure: figure(path), shown: '', counted: '', places: [], how: { ...line?.how, on } as never }],
    })),
  },
})

test.each([
  ['the day of all', { a: 'May 1, 2026', b: 'May 1, 2026', elsewhere: undefined }, 'As of: May 1, 2026'],
  ['every day', { a: 'May 1, 2026', b: 'June 2, 2026' }, 'As of: May 1, 2026 · June 2, 2026'],
  ['what is not known', { a: undefined, b: en.ledger.current }, `As of: ${en.ledger.open}`],
  ['what holds until it is changed', { a: en.ledger.current }, `As of: ${en.ledger.current}`],
])('figures name %s', (_, days, said) => {
  expect(asOf(dated(days), ['a', 'b'].map(figure))).toBe(said)
})
