import { afterEach, expect, test, vi } from 'vitest'
import { segmentWords } from './segment-words.ts'

const wordsOf = (text: string) => segmentWords({ text, start: 0, end: text.length }, 'en').map((word) => word.text)

afterEach(() => {
  vi.restoreAllMocks()
})

test('numbers are words, also in a browser that does not call them so', () => {
  const text = 'In 1992 a hotel of ๖๔ rooms opened for 8,900 baht – with a sea view.'
  const all = wordsOf(text)
  expect(all).toEqual(expect.arrayContaining(['1992', '๖๔', '8,900', 'view']))
  const { segment } = Intl.Segmenter.prototype
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, input) {
    const segments = segment.call(this, input)
    const called = [...segments].map((one) => ({ ...one, isWordLike: one.isWordLike && !/\d|๖/.test(one.segment) }))
    return Object.assign(Object.create(segments), { [Symbol.iterator]: () => called.values() })
  })
  expect(wordsOf(text)).toEqual(all)
})
