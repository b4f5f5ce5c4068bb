import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { content } from '../../tests/support/content.ts'

test.each(LOCALES)('in %s every way that is counted row by row adds up to its list', (locale) => {
  const whole = content[locale].outletCounts.filter(
    ({ by, rows }) => by !== 'language' && rows.every(({ number }) => number),
  )
  expect(whole).toHaveLength(6)
  for (const { by, list, rows, total } of whole) {
    const rule = `content/facts.yaml: the outlets of a list, counted by ${by}, are all of it (${list})`
    expect(
      rows.reduce((sum, { number }) => sum + (number?.value ?? 0), 0),
      rule,
    ).toBe(total.value)
  }
})

test('what no industry claims carries general news, and more than that', () => {
  const { rows, total } = content.en.outletCounts.find(
    ({ by, list }) => `${by} ${list}` === 'industry international',
  ) ?? {
    rows: [],
    total: undefined,
  }
  const claimed = rows.slice(0, -1).reduce((sum, { number }) => sum + (number?.value ?? 0), 0)
  const value = (total?.value ?? 0) - claimed
  expect(rows.at(-1)?.number).toMatchObject({ value, whole: `${value}+` })
})
