import { describe, expect, test } from 'vitest'
import { isRedInk, readRedInk } from './red-ink.ts'

describe('a corrected text', () => {
  test('is type, cuts, additions and what stands for what was cut', () => {
    expect(readRedInk('We ~~proudly ~~say, ~~that~~++briefly++: ++no.++')).toEqual([
      { text: 'We ' },
      { cut: 'proudly ' },
      { text: 'say, ' },
      { cut: 'that', added: 'briefly' },
      { text: ': ' },
      { added: 'no.' },
    ])
  })

  test('keeps a cut and an addition apart where a space is between them', () => {
    expect(readRedInk('~~a~~ ++b++')).toEqual([{ cut: 'a' }, { text: ' ' }, { added: 'b' }])
  })

  test('has its note behind the part that it is about', () => {
    expect(readRedInk('one ~~two~~[^] three')).toEqual([
      { text: 'one ' },
      { cut: 'two', noted: true },
      { text: ' three' },
    ])
    expect(readRedInk('all of it[^]')).toEqual([{ text: 'all of it', noted: true }])
  })

  test.each(['', 'plain', '~~a~~++b++[^]', 'a[^] ++b++'])('is well marked: %j', (written) => {
    expect(isRedInk(written)).toBe(true)
  })

  test.each(['~~a', 'a++', '++a~~', '[^1]', '[^] a', 'a[^] b[^]'])('is not well marked: %j', (written) => {
    expect(isRedInk(written)).toBe(false)
  })
})
