import { expect, test } from 'vitest'
import { formatWithUnit, toChart } from './stats-and-charts.ts'

const figure = (fullText: string, value = 1) => ({
  path: 'a.b',
  value,
  text: fullText,
  atLeast: false,
  fullText,
})

test('a unit follows its number; after a Thai word it follows without a space', () => {
  expect(formatWithUnit({ figure: figure('12.5'), label: '', unit: 'hours' })).toBe('12.5 hours')
  expect(formatWithUnit({ figure: figure('กว่า 25 ล้าน'), label: '', unit: 'คน' })).toBe('กว่า 25 ล้านคน')
  expect(formatWithUnit({ figure: figure('92%'), label: '', unit: '' })).toBe('92%')
})

test('a row of a chart has a number to draw and a text to show', () => {
  const { rows } = toChart({ title: 'Readers', items: [{ figure: figure('25M+', 25_000_000), label: 'readers' }] }, '')
  expect(rows).toEqual([{ label: 'readers', value: 25_000_000, text: '25M+' }])
})
