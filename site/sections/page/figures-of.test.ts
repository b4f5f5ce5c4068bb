import { expect, test } from 'vitest'
import { chartOf, statsOf } from './figures-of.ts'

const figure = (fullText: string, value = 1) => ({
  path: 'a.b',
  value,
  text: fullText,
  atLeast: false,
  fullText,
})

test('a unit stands after its number; Thai joins it to the number’s own word', () => {
  expect(statsOf([{ figure: figure('12.5'), label: 'to publication', unit: 'hours' }])).toEqual([
    { value: '12.5', unit: 'hours', caption: 'to publication' },
  ])
  expect(statsOf([{ figure: figure('กว่า 25 ล้าน'), label: 'ผู้อ่าน', unit: 'คน' }])).toEqual([
    { value: 'กว่า 25 ล้านคน', caption: 'ผู้อ่าน' },
  ])
  expect(statsOf([{ figure: figure('92%'), label: 'rate', unit: '' }])).toEqual([{ value: '92%', caption: 'rate' }])
})

test('a chart has the number to draw and the words to read', () => {
  const { rows } = chartOf({ title: 'Readers', items: [{ figure: figure('25M+', 25_000_000), label: 'readers' }] }, '')
  expect(rows).toEqual([{ label: 'readers', value: 25_000_000, text: '25M+' }])
})
