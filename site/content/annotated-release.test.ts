import { expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { content, contentWith } from '../../tests/support/content.ts'
import { annotatedRelease } from './annotated-release.ts'
import { isRedInk, readRedInk } from './red-ink.ts'

test('a corrected text is type, cuts, additions and what stands for what was cut, notes behind their part', () => {
  expect(readRedInk('We ~~proudly ~~say, ~~that~~++briefly++[^]: ++no.++')).toEqual([
    { text: 'We ' },
    { cut: 'proudly ' },
    { text: 'say, ' },
    { cut: 'that', added: 'briefly', noted: true },
    { text: ': ' },
    { added: 'no.' },
  ])
  expect(['', 'plain', '~~a~~++b++[^]', 'a[^] ++b++'].every(isRedInk)).toBe(true)
  expect(['~~a', 'a++', '++a~~', '[^1]', '[^] a', 'a[^] b[^]'].some(isRedInk)).toBe(false)
})

test.each(LOCALES)('both languages stand side by side in %s, notes numbered and in its own language', (locale) => {
  const sentences = annotatedRelease(content, locale).flatMap((pair) => pair.sentences)
  expect(sentences.slice(0, 2).map(({ lang }) => lang)).toEqual(['en', 'th'])
  const notes = sentences.flatMap(({ note }) => note ?? [])
  expect(notes.map(({ number }) => number)).toEqual(notes.map((_, position) => position + 1))
  for (const { text } of notes) expect(/\p{Script=Thai}/u.test(text)).toBe(locale === 'th')
})

test('a note without its mark stops the build', () => {
  const edited = contentWith(({ change }) => change('th/annotated.yaml', 'เลิกปล่อยน้ำทิ้ง++[^]', 'เลิกปล่อยน้ำทิ้ง++'))
  expect(() => annotatedRelease(edited, 'en')).toThrow('the [^] in the text of headline (th)')
})
