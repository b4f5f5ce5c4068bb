import { expect, it } from 'vitest'
import { sheetXml } from './sheet-xml.ts'

it('a sheet has each of its rows, however many they are: a call takes fewer arguments', () => {
  const sheet = { name: 'A', widths: [10], rows: Array.from({ length: 1_000_000 }, () => []) }
  expect(sheetXml(sheet, 0, () => 0)).toContain('<row r="1000000"')
})
