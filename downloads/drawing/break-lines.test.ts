import { expect, test } from 'vitest'
import { breakHeadline, breakText, phrasesOf, wordsOf } from './break-lines.ts'

/** A typewriter: every character is one wide; marks above and below the line take no room. */
const measure = (line: string) => line.replace(/\p{Mn}/gu, '').length

test('a headline has as few lines as can be, and even ones', () => {
  expect(breakHeadline(phrasesOf('How to send a press release to Thai newsrooms'), 30, measure)).toEqual([
    'How to send a press',
    'release to Thai newsrooms',
  ])
  expect(breakHeadline(phrasesOf('Basic'), 30, measure)).toEqual(['Basic'])
})

test('a Thai headline breaks between its phrases', () => {
  const headline = 'ส่งข่าวของคุณ ถึงโต๊ะข่าว ทั่วไทยและทั่วโลก'
  expect(breakHeadline(phrasesOf(headline), 16, measure)).toEqual(['ส่งข่าวของคุณ', 'ถึงโต๊ะข่าว', 'ทั่วไทยและทั่วโลก'])
})

test('a headline with a phrase that is too wide is not broken at all', () => {
  expect(breakHeadline(phrasesOf('เรื่องที่ลูกค้ามักถามก่อนส่งข่าว'), 10, measure)).toBeUndefined()
})

test('words that belong together stay together', () => {
  const words = wordsOf('ตรงไปตรงมา เขียนว่า “ข่าว”', 'th').map(({ text }) => text)
  expect(words[0]).toBe('ตรงไปตรงมา')
  expect(words.at(-1)).toMatch(/ข่าว”$/)
  expect(words.some((word) => word.startsWith('”'))).toBe(false)
})

test('running text fills its lines and breaks a phrase only if it needs more than a line', () => {
  expect(breakText('one two three four', 'en', 9, measure)).toEqual(['one two', 'three', 'four'])
  const lines = breakText('มีไฟล์ให้ใช้ มีข้อมูลให้อ้างอิงและมีคนตอบเมื่อคุณถาม', 'th', 20, measure)
  expect(lines[0]).toMatch(/^มีไฟล์ให้ใช้ /)
  expect(lines.every((line) => measure(line) <= 20)).toBe(true)
  expect(lines.join('').replaceAll(' ', '')).toBe('มีไฟล์ให้ใช้มีข้อมูลให้อ้างอิงและมีคนตอบเมื่อคุณถาม')
})
