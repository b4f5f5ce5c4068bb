import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('rows are CSV that spreadsheets read as UTF-8, with quotation marks where a cell needs them', () => {
  const rows = [
    ['ไทย', 5],
    ['a,b', 'say "so"'],
    ['two\nlines', ''],
  ]
  expect(csvOf(rows)).toBe('\uFEFFไทย,5\r\n"a,b","say ""so"""\r\n"two\nlines",\r\n')
})
