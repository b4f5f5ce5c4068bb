import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { TERMS_VERSION } from '../../contract/terms.ts'
import { checkFile } from './check-file.ts'
import { identityIn } from './identity.ts'
import { type ContentLocale, contentLocales } from './locales.ts'
import { resolve } from './resolve.ts'
import { factsSchema } from './schemas/facts.ts'
import { identitySchema } from './schemas/identity.ts'
import { type LegalPageName, legalPage, legalPageNames } from './schemas/pages/legal.ts'

const content = join(import.meta.dirname, '../../content')
const read = (path: string) => readFileSync(join(content, path), 'utf8')

const facts = checkFile('facts.yaml', factsSchema, parse(read('facts.yaml')))
const identity = checkFile('identity.yaml', identitySchema, parse(read('identity.yaml')))

function legal(locale: ContentLocale, name: LegalPageName) {
  const file = `content/${locale}/legal/${name}.md`
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(read(`${locale}/legal/${name}.md`)) ?? []
  const front = checkFile(file, legalPage, parse(head))
  // The ids of headings stand in braces too, but are no placeholders.
  const prose = body.replace(/ \{#[a-z-]+\}$/gm, '')
  const shown = resolve(prose, { file, locale, facts, identity: identityIn(identity, locale) })
  const headings = [...body.matchAll(/^## .+ \{#([a-z-]+)\}$/gm)].map(([, id = '']) => id)
  return { locale, name, file, front, body, shown, headings }
}

const pages = legalPageNames.map((name) => ({ name, en: legal('en', name), th: legal('th', name) }))
const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

describe.each(pages)('$name in two languages', ({ en, th }) => {
  test('has the same sections under the same ids, lists, tables, code and placeholders', () => {
    const shape = ({ body, headings, front }: typeof en) => ({
      headings,
      updated: front.updated,
      review: front.legalReview,
      bullets: countOf(/^- /gm, body),
      tableRows: countOf(/^\|/gm, body),
      bold: countOf(/\*\*/g, body),
      code: [...body.matchAll(/`[^`]+`/g)].map(([code]) => code),
      placeholders: [...body.matchAll(/\{[a-z][^{}]*\}/g)].map(([name]) => name).sort(),
      links: [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target.replace(/^\/th/, '')),
    })
    expect(shape(th)).toEqual(shape(en))
    expect(en.headings.length).toBe(countOf(/^## /gm, en.body))
    expect(new Set(en.headings).size).toBe(en.headings.length)
  })
})

describe.each(pages.flatMap(({ en, th }) => [en, th]))('$file', ({ locale, front, body, shown }) => {
  test('was last updated on the day of the version that signups accept', () => {
    expect(front.updated.toISOString().slice(0, 10)).toBe(TERMS_VERSION)
  })

  test('has a description of a good length', () => {
    const length = [...front.description].length
    expect(length).toBeGreaterThanOrEqual(locale === 'en' ? 110 : 70)
    expect(length).toBeLessThanOrEqual(160)
  })

  test('does not exclaim', () => expect(shown).not.toMatch(/[!！]/))

  if (locale === 'en') {
    test('is in English alone', () => expect(shown + front.title + front.description).not.toMatch(/\p{Script=Thai}/u))
  } else {
    const prose = shown.replace(/`[^`]+`/g, '').replace(/\]\([^)]+\)/g, ']')
    test('holds no English sentence', () =>
      expect(prose).not.toMatch(/\p{Script=Latin}+(?:[ ’]\p{Script=Latin}+){3,}/u))
    test('has no full stops after Thai, save in abbreviations', () =>
      expect(prose).not.toMatch(/\p{Script=Thai}{3,}\.(?=\s|$)/u))
    test('sets Latin letters and numbers apart', () =>
      expect(prose).not.toMatch(/\p{Script=Thai}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Thai}/u))
    test('speaks to the reader formally', () => expect(body).not.toMatch(/คุณ(?!สมบัติ|ภาพ)/u))
  }
})

describe('what has to be said', () => {
  const [terms, privacy] = pages as [(typeof pages)[0], (typeof pages)[0]]

  test.each(contentLocales)('the terms name the days of notice: %s', (locale) => {
    expect(terms[locale].body).toContain('{terms.noticeDays}')
    expect(terms[locale].shown).toMatch(/30 (days|วัน)/)
  })

  test.each(contentLocales)('the privacy policy lists every stored key below its anchor: %s', (locale) => {
    const { body, headings } = privacy[locale]
    expect(headings).toContain('cookies')
    const section = body.slice(body.indexOf('{#cookies}'))
    const keys = ['ui-theme', 'ui-language', 'consent-accepted', 'krajai-draft-signup', 'krajai-draft-contact']
    for (const key of keys) expect(section).toContain(`| \`${key}\` |`)
  })
})
