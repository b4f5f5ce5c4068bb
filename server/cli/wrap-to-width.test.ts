import stringWidth from 'string-width'
import { expect, it } from 'vitest'
import { wrapToWidth } from './wrap-to-width.ts'

it.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 80, ['one two three']],
  ['signup/contact --written-in', 12, ['signup/contact', '--written-in']],
  ['', 10, ['']],
])('%j in %i columns', (text, columns, lines) => expect(wrapToWidth(text, columns).split('\n')).toEqual(lines))

it('Thai breaks between its phrases where they fit', () => {
  expect(wrapToWidth('ใหม่สุดอยู่บน เป็นตารางบนหน้าจอ หรือคั่นด้วยแท็บ', 24).split('\n')).toEqual([
    'ใหม่สุดอยู่บน',
    'เป็นตารางบนหน้าจอ',
    'หรือคั่นด้วยแท็บ',
  ])
})

it('Thai breaks between its words where it must, and brackets stay with what they hold', () => {
  const text = 'ได้รับเมื่อวานนี้และยังไม่มีใครตอบ(เลือกจาก signup)'
  for (let columns = 12; columns < 30; columns += 1) {
    const lines = wrapToWidth(text, columns).split('\n')
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    for (const line of lines) {
      expect(stringWidth(line)).toBeLessThanOrEqual(columns)
      expect(line).toMatch(/^[^)\p{M}]/u)
      expect(line).toMatch(/[^(]$/)
    }
  }
})
