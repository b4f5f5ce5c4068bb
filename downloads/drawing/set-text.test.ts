import { beforeAll, expect, test } from 'vitest'
import { faceFiles } from './faces.ts'
import { setText, withOpenSaraAm } from './set-text.ts'

let files: string[]
beforeAll(async () => {
  files = await faceFiles('th', 'headline')
})

const width = (text: string) => setText(text, { files, size: 100 }).width

test('ำ is written as it is drawn, its tone mark between its parts', () => {
  expect(withOpenSaraAm('กำ')).toBe('ก\u0e4dา')
  expect(withOpenSaraAm('น้ำ')).toBe('น\u0e4d\u0e49า')
  expect(withOpenSaraAm('ที่นี่')).toBe('ที่นี่')
})

test.each(['น้ำ', 'กำ', 'ค่ำ'])('what follows %s stands after it, not on it', (word) => {
  expect(width(`${word}กก`) - width('กก')).toBeCloseTo(width(`${word}ก`) - width('ก'), 0)
  expect(width(`${word} ก`)).toBeGreaterThan(width(word) + width('ก'))
})

test.each([
  ['น้ำ', 'นำ'],
  ['ผู้', 'ผ'],
  ['ปั๊ม', 'ปม'],
  ['ที่', 'ท'],
])('marks of %s take no room: it is as wide as %s', (marked, bare) => {
  // They may stand out a little to the left of their letter, never push what follows.
  expect(Math.abs(width(marked) - width(bare))).toBeLessThan(8)
})

test('letters of the other script come from the same face', () => {
  expect(setText('Basic 24', { files, size: 100 }).outlines).not.toBe('')
  expect(width('ข่าว Basic')).toBeGreaterThan(width('ข่าว') + width('Basic'))
})

test('a text of which nothing can be drawn is an error, not an empty picture', () => {
  expect(() => setText('漢', { files, size: 100 })).toThrow('Nothing was drawn')
})
