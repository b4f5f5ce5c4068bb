import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '../../../contract/locale.ts'
import { composeAnnotatedRelease } from '../../content/compose/compose-annotated-release.ts'
import { loadContent } from '../../content/load-content.ts'
import { AnnotatedRelease } from './AnnotatedRelease.tsx'

const content = loadContent()
for (const locale of ['en', 'th'] as const) {
  const sentence = {
    en: 'A ~~proud~~ ++new++ mill++,++[^] ~~we say, ~~“it ~~really ~~opens”.',
    th: '~~ยินดี~~++เปิด++โรงสี[^] ~~ใหม่มาก ~~(แห่งแรก)',
  }[locale]
  content[locale].annotatedRelease.release.pairs = ['headline', 'lead'].map((id) => ({
    id,
    text: sentence,
    notes: { en: 'A note', th: 'Another note' },
  }))
}

function show(locale: Locale) {
  const { annotatedRelease, site } = content[locale]
  const spoken = { en: content.en.annotatedRelease.spoken, th: content.th.annotatedRelease.spoken }
  const pairs = composeAnnotatedRelease(content, locale)
  return render(
    <AnnotatedRelease words={annotatedRelease} pairs={pairs} spoken={spoken} sampleMark={site.sampleMark} />,
  ).container
}

test('each footnote links to its number in the text, and the number links to the footnote', () => {
  const page = show('th')
  const marks = screen.getAllByRole('doc-noteref')
  expect(marks).toHaveLength(4)
  for (const mark of marks) {
    const note = page.querySelector(mark.getAttribute('href') ?? '')
    const back = within(note as HTMLElement).getByRole('doc-backlink')
    expect(back).toHaveTextContent(mark.textContent)
    expect(page.querySelector(back.getAttribute('href') ?? '')).toBe(mark)
  }
  // The accessible name of a mark is in the language of its sentence.
  expect(screen.getByRole('doc-noteref', { name: 'Note 1' }).closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('doc-noteref', { name: 'หมายเหตุ 2' }).closest('[lang]')).toHaveAttribute('lang', 'th')
})

test('screen readers hear the kind of a correction, in the language of the sentence', () => {
  const page = show('th')
  for (const [lang, spoken] of [
    ['en', 'cut:'],
    ['th', 'ตัดออก:'],
  ] as const) {
    const sentence = page.querySelector(`[lang=${lang}]`) as HTMLElement
    expect(within(sentence).getAllByRole('deletion')[0]?.textContent).toMatch(new RegExp(`^\\(${spoken} .+\\) ?$`))
    expect(within(sentence).getAllByRole('insertion').length).toBeGreaterThan(0)
  }
})

test('the text without its deletions has no extra spaces', () => {
  const page = show('en')
  for (const deletion of page.querySelectorAll('.annotated-pair :is(del, .sr-only, .note-mark)')) deletion.remove()
  const texts = [...page.querySelectorAll('.annotated-pair [lang]')].map(({ textContent }) => textContent)
  expect(texts).toHaveLength(4)
  expect(texts.filter((text) => /[“(]\s|\S\s+[”.,)]/.test(text))).toEqual([])
})
