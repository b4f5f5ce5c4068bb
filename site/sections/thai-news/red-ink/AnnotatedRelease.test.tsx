import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '../../../../contract/locale.ts'
import { annotatedRelease } from '../../../content/annotated-release.ts'
import { loadContent } from '../../../content/load-content.ts'
import { AnnotatedRelease } from './AnnotatedRelease.tsx'

const content = loadContent()

function show(locale: Locale) {
  const { annotated, site } = content[locale]
  const spoken = { en: content.en.annotated.spoken, th: content.th.annotated.spoken }
  const pairs = annotatedRelease(content, locale)
  return render(<AnnotatedRelease words={annotated} pairs={pairs} spoken={spoken} sampleMark={site.sampleMark} />)
    .container
}

test('each note is a footnote: its number in the text leads to it, and the same number back to the text', () => {
  const page = show('en')
  const marks = screen.getAllByRole('doc-noteref')
  expect(marks.length).toBeGreaterThan(10)
  for (const mark of marks) {
    const note = page.querySelector(mark.getAttribute('href') ?? '')
    const back = within(note as HTMLElement).getByRole('doc-backlink')
    expect(mark).toHaveTextContent(/^\d+$/)
    expect(back).toHaveTextContent(mark.textContent)
    expect(page.querySelector(back.getAttribute('href') ?? '')).toBe(mark)
  }
})

test.each([
  ['en', 'Note 1', 'หมายเหตุ 2', '1, back to the text'],
  ['th', 'Note 1', 'หมายเหตุ 2', '1 กลับไปที่เนื้อข่าว'],
] as const)(
  'each mark and each way back has a name of its own in %s, a mark in the language of its sentence',
  (locale, english, thai, back) => {
    show(locale)
    const names = ['doc-noteref', 'doc-backlink'].flatMap((role) =>
      screen.getAllByRole(role).map((link) => link.getAttribute('aria-label') ?? ''),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(screen.getByRole('doc-noteref', { name: english }).closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(screen.getByRole('doc-noteref', { name: thai }).closest('[lang]')).toHaveAttribute('lang', 'th')
    expect(screen.getByRole('doc-backlink', { name: back })).toBeInTheDocument()
  },
)

test('corrections say what they are, in the language of the sentence', () => {
  const page = show('th')
  for (const [lang, spoken] of [
    ['en', 'cut:'],
    ['th', 'ตัดออก:'],
  ] as const) {
    const sentence = page.querySelector(`[lang=${lang}]`) as HTMLElement
    expect(within(sentence).getAllByRole('deletion')[0]?.textContent).toMatch(new RegExp(`^\\(${spoken} .+\\)$`))
    expect(within(sentence).getAllByRole('insertion').length).toBeGreaterThan(0)
  }
})

test('every struck out word stands by itself, so that it has its own stroke, and none else does', () => {
  const page = show('en')
  const words = [...page.querySelectorAll('.galley [lang] del i')]
  expect(words.length).toBeGreaterThan(50)
  expect(page.querySelectorAll('i').length).toBe(words.length)
  const bare = [...page.querySelectorAll('.galley [lang] del')].flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== ''),
  )
  expect(bare).toEqual([])
})

test('without what was cut, the text has no space that belonged to it', () => {
  const page = show('en')
  for (const cut of page.querySelectorAll('.galley [lang] :is(del, b, .ink-ref)')) cut.remove()
  const texts = [...page.querySelectorAll('.galley [lang]')].map(({ textContent }) => textContent)
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => /[“(]\s|\S\s+[”.,)]/.test(text))).toEqual([])
})

test('the corrected release is marked as a sample, once', () => {
  show('en')
  expect(screen.getAllByText(content.en.site.sampleMark).length).toBe(1)
})
