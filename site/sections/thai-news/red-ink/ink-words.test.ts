import { expect, test } from 'vitest'
import { inkWords } from './ink-words.ts'

const texts = (text: string, lang: string) => inkWords(text, lang).map((word) => word.text)

test('English breaks at spaces alone, its signs stay at their words', () => {
  expect(inkWords('In state-of-the-art harmony, “we”', 'en')).toEqual([
    { text: 'In', gap: ' ' },
    { text: 'state-of-the-art', gap: ' ' },
    { text: 'harmony,', gap: ' ' },
    { text: '“we”', gap: '' },
  ])
})

test('an address and a number are one word', () => {
  expect(texts('USD 1.4M info@siripha.example', 'en')).toEqual(['USD', '1.4M', 'info@siripha.example'])
})

test('Thai breaks where its dictionary does, and nowhere that the copy holds together', () => {
  expect(texts('ชาวบ้านกล่าวว่า', 'th').length).toBeGreaterThan(1)
  expect(texts('ทอง\u200Dดีกล่าว', 'th')[0]).toBe('ทองดี')
  expect(texts('ชาวบ้านกล่าวว่า', 'th').join('')).toBe('ชาวบ้านกล่าวว่า')
})

test('a space between two Thai words is not struck', () => {
  expect(inkWords('นครปฐม ประเทศไทย', 'th').some(({ gap }) => gap === ' ')).toBe(true)
})
