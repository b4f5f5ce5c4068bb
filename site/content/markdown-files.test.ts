import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { content, contentFolder } from '../../tests/support/content.ts'
import { estimateMinutes } from './compose/articles.ts'
import { REGISTERED_DETAILS } from './compose/identity.ts'
import { articleSchema } from './schemas/blog.ts'
import { legalPageNames } from './schemas/pages.ts'
import { readSource } from './source/source-file.ts'

const bodyOf = (locale: Locale, name: string) => {
  const file = `${locale}/${name}.md`
  return readSource(file, readFileSync(join(contentFolder, file), 'utf8')).body
}
test('a correction needs a day and a text', () => {
  const head = {
    title: 'Title',
    excerpt: 'An excerpt. '.repeat(9),
    description: 'A description. '.repeat(8),
    date: '2026-08-05',
    category: 'writing',
  }
  const mistakesOf = (more: object) =>
    articleSchema.safeParse({ ...head, ...more }).error?.issues.map(({ message }) => message) ?? []
  const correction = 'It was 12, not 21.'
  expect(mistakesOf({ corrected: '2026-08-05', correction })).toEqual([])
  expect(mistakesOf({ correction })).toEqual([expect.stringContaining('fill in both corrected')])
  expect(mistakesOf({ corrected: '2026-08-06' })).toEqual([expect.stringContaining('fill in both corrected')])
})

test('the reading time is at least one minute, and counts Thai words without spaces', () => {
  expect(estimateMinutes('News.', 'en')).toBe(1)
  expect(estimateMinutes('news '.repeat(660), 'en')).toBe(3)
  expect(estimateMinutes('ข่าวประชาสัมพันธ์'.repeat(260), 'th')).toBe(2)
})

describe.each(legalPageNames)('the legal text %s', (name) => {
  test('has the same clauses, numbers and ids in both languages, without gaps', () => {
    const clausesIn = (locale: Locale) => {
      const $ = load(content[locale].legal[name].prose.html)
      return $('[id]')
        .toArray()
        .map((clause) => ({
          id: $(clause).attr('id') ?? '',
          number: $(clause)
            .children('.clause-number')
            .text()
            .replace(/ข้อ\u00A0|\.$/, ''),
        }))
    }
    const clauses = clausesIn('en')
    expect(clausesIn('th')).toEqual(clauses)
    const sections = content.en.legal[name].prose.headings.map(({ id }) => id)
    let [section, place] = [0, 0]
    for (const { id, number } of clauses) {
      if (sections.includes(id)) [section, place] = [section + 1, 0]
      else place += 1
      const within = sections[section - 1]
      expect([id, number]).toEqual(place ? [`${within}-${place}`, `${section}.${place}`] : [within, `${section}`])
    }
    expect(section).toBe(sections.length)
  })

  test.each(LOCALES)('includes every registered detail of the company: %s', (locale) => {
    const unnamed = REGISTERED_DETAILS.filter(
      (detail) => !bodyOf(locale, `legal/${name}`).includes(`{identity.legal.${detail}}`),
    )
    expect(unnamed).toEqual([])
  })
})

/** Sections of the PDPA that the privacy policy must cite. */
const PDPA_SECTIONS = [19, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 40, 73]
const STORED = ['ui-theme', 'ui-language', 'consent-accepted', 'checker-draft']

test.each(LOCALES)('the privacy policy cites the PDPA and lists every stored key: %s', (locale) => {
  const { html } = content[locale].legal.privacy.prose
  for (const section of PDPA_SECTIONS) expect(html).toMatch(new RegExp(`(?:sections? |and |มาตรา )${section}(?!\\d)`))
  const cookies = bodyOf(locale, 'legal/privacy').split('{#cookies}')[1] ?? ''
  expect(STORED.filter((key) => !cookies.includes(`| \`${key}\` |`))).toEqual([])
})
