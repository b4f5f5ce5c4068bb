import { expect, test } from 'vitest'
import { toChart, toStats } from './stats-and-charts.ts'

const figure = (fullText: string, value = 1) => ({
  path: 'a.b',
  value,
  text: fullText,
  atLeast: false,
  fullText,
})

test('a unit follows its number; after a Thai word it follows without a space', () => {
  expect(toStats([{ figure: figure('12.5'), label: 'to publication', unit: 'hours' }])).toEqual([
    { value: '12.5', unit: 'hours', caption: 'to publication' },
  ])
  expect(toStats([{ figure: figure('กว่า 25 ล้าน'), label: 'ผู้อ่าน', unit: 'คน' }])).toEqual([
    { value: 'กว่า 25 ล้านคน', caption: 'ผู้อ่าน' },
  ])
  expect(toStats([{ figure: figure('92%'), label: 'rate', unit: '' }])).toEqual([{ value: '92%', caption: 'rate' }])
})

test('a row of a chart has a number to draw and a text to show', () => {
  const { rows } = toChart({ title: 'Readers', items: [{ figure: figure('25M+', 25_000_000), label: 'readers' }] }, '')
  expect(rows).toEqual([{ label: 'readers', value: 25_000_000, text: '25M+' }])
})
