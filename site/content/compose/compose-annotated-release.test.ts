import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { hasValidMarks, parseEdits } from '../source/parse-edits.ts'
import { composeAnnotatedRelease } from './compose-annotated-release.ts'

test('an edited text is parsed into unchanged text, cuts, additions, replacements and notes', () => {
  expect(parseEdits('We ~~proudly ~~say, ~~that~~++briefly++[^]: ++no.++')).toEqual([
    { text: 'We ' },
    { cut: 'proudly ' },
    { text: 'say, ' },
    { cut: 'that', added: 'briefly', noted: true },
    { text: ': ' },
    { added: 'no.' },
  ])
  expect(['', 'plain', '~~a~~++b++[^]', 'a[^] ++b++'].every(hasValidMarks)).toBe(true)
  expect(['~~a', 'a++', '++a~~', '[^1]', '[^] a', 'a[^] b[^]'].some(hasValidMarks)).toBe(false)
})

test.each(LOCALES)('the %s page shows both languages, with numbered notes in its own language', (locale) => {
  const pairsWith = (note: string) =>
    ['a', 'b'].map((id) => ({ id, text: `${id}[^]`, notes: { en: note, th: id === 'a' ? note : undefined } }))
  const release = (note: string) => ({ annotatedRelease: { release: { pairs: pairsWith(note) } } })
  const content = { en: release('A note'), th: release('หมายเหตุ') } as Parameters<typeof composeAnnotatedRelease>[0]
  const sentences = composeAnnotatedRelease(content, locale).flatMap((pair) => pair.sentences)
  expect(sentences.slice(0, 2).map(({ lang }) => lang)).toEqual(['en', 'th'])
  const notes = sentences.flatMap(({ note }) => note ?? [])
  expect(notes.map(({ number }) => number)).toEqual([1, 2, 3])
  for (const { text } of notes) expect(/\p{Script=Thai}/u.test(text)).toBe(locale === 'th')
})
