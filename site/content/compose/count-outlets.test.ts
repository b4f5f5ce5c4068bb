import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { content } from '../../../tests/support/content.ts'

const sumOf = (rows: readonly { figure: { value: number } | undefined }[]) =>
  rows.reduce((sum, { figure }) => sum + (figure?.value ?? 0), 0)

test.each(LOCALES)('in %s the rows of each count add up to its total', (locale) => {
  const counted = content[locale].outletCounts.filter(({ by }) => by !== 'kind')
  expect(counted).toHaveLength(4)
  for (const { by, list, rows, total } of counted) {
    const rule = `content/facts.yaml: the outlets of a list, counted by ${by}, are all of it (${list})`
    expect(sumOf(rows), rule).toBe(total.value)
  }
})

test('outlets without an industry are counted as general news, with the plus sign of the total', () => {
  const industries = content.en.outletCounts.find(({ by, list }) => by === 'industry' && list === 'international')
  const value = (industries?.total.value ?? 0) - sumOf(industries?.rows.slice(0, -1) ?? [])
  expect(industries?.rows.at(-1)?.figure).toMatchObject({ value, fullText: `${value}+` })
})
