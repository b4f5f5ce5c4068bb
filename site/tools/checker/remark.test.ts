import { expect, test } from 'vitest'
import { type Remark, shiftRemarks } from './remark.ts'

const remark = (text: string, words: string): Remark => ({
  rule: 'hype',
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
})
const places = (before: string, now: string, ...words: string[]) =>
  shiftRemarks(
    words.map((word) => remark(before, word)),
    before,
    now,
  ).map(({ start, end }) => now.slice(start, end))

test('what is typed before a place moves it, and what is typed behind leaves it', () => {
  expect(places('a seamless premier plan', 'a very seamless premier plan', 'seamless', 'premier')).toEqual([
    'seamless',
    'premier',
  ])
  expect(places('a seamless plan', 'a seamless plan indeed', 'seamless')).toEqual(['seamless'])
})

test('a place that is changed loses its remark, and the others keep theirs', () => {
  expect(places('a seamless premier plan', 'a seamle premier plan', 'seamless', 'premier')).toEqual(['premier'])
  expect(places('a seamless plan', '', 'seamless')).toEqual([])
})

test('what is missing stays missed, within the draft', () => {
  const [caret] = shiftRemarks([{ rule: 'quote-missing', start: 8, end: 8, missing: true }], 'a draft.', 'a')
  expect(caret).toMatchObject({ start: 1, end: 1 })
})
