import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { isoDay } from '../../contract/time.ts'
import { fillInText } from './fill-in.ts'
import { content, contentFolder } from './fixture-content.ts'
import { type LegalPageName, legalPageNames } from './schemas/pages.ts'
import { readSource } from './source-file.ts'

function legal(locale: Locale, name: LegalPageName) {
  const file = `${locale}/legal/${name}.md`
  const { body } = readSource(file, readFileSync(join(contentFolder, file), 'utf8'))
  // The ids of headings stand in braces too, but are no placeholders.
  const prose = body.replace(/ \{#[a-z-]+\}$/gm, '')
  const { figures, identity, legal } = content[locale]
  const shown = fillInText(
    prose,
    { locale, figures, identity, notes: new Map(), report: () => undefined },
    () => undefined,
  )
  const headings = [...body.matchAll(/^## .+ \{#([a-z-]+)\}$/gm)].map(([, id = '']) => id)
  return { locale, name, file, front: legal[name], body, shown, headings, html: legal[name].prose.html }
}

const pages = legalPageNames.map((name) => ({ name, en: legal('en', name), th: legal('th', name) }))
const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

describe.each(pages)('$name in two languages', ({ en, th }) => {
  test('has the same sections under the same ids, lists, tables, code and placeholders', () => {
    const shape = ({ body, headings, front }: typeof en) => ({
      headings,
      updated: front.updated,
      review: front.legalReview,
      items: countOf(/^\d+\. /gm, body),
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

  test('has the same clauses under the same numbers and addresses', () => {
    const clauses = ({ html }: typeof en) => {
      const $ = load(html)
      return $('[id]')
        .toArray()
        .map((clause) => [
          $(clause).attr('id'),
          $(clause)
            .children('.clause-number')
            .text()
            .replace(/ข้อ\u00A0|\.$/, ''),
        ])
    }
    const english = clauses(en)
    expect(clauses(th)).toEqual(english)
    expect(new Set(english.map(([id]) => id)).size).toBe(english.length)
    // As they are cited: 1, 1.1, 1.2, 2, 2.1, …, with none left out, and none of one section under the address of another.
    let [section, place] = [0, 0]
    for (const [id = '', number] of english) {
      if (en.headings.includes(id)) [section, place] = [section + 1, 0]
      else place += 1
      const inSection = en.headings[section - 1]
      expect([id, number]).toEqual(
        place === 0 ? [inSection, `${section}`] : [`${inSection}-${place}`, `${section}.${place}`],
      )
    }
    expect(section).toBe(en.headings.length)
    expect(english.length).toBeGreaterThan(2 * section)
  })

  test('lists its sections as they are numbered', () => {
    expect(en.front.prose.headings[1]?.text).toMatch(/^2\. \S/)
    expect(th.front.prose.headings[1]?.text.replaceAll('\u00A0', ' ')).toMatch(/^ข้อ 2 \S/)
  })
})

describe.each(pages.flatMap(({ en, th }) => [en, th]))('$file', ({ locale, front, body, shown }) => {
  test('was last updated on the day that the specification says', () => {
    expect(isoDay(front.updated)).toBe('2023-05-01')
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

  test.each(pages.flatMap(({ en, th }) => [en, th]))('$file names who the company is', ({ body }) => {
    for (const slot of ['legalName', 'registrationNumber', 'taxNumber', 'legalAddress', 'dataProtection'])
      expect(body).toContain(`{identity.${slot}}`)
  })

  /** Sections of the PDPA that tell people what they have to be told, and what the log is kept by. */
  const told = [19, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 40, 73]

  test.each(LOCALES)('the privacy policy names what the law has people told, and whom it is about: %s', (locale) => {
    const { shown, headings } = privacy[locale]
    for (const section of told) expect(shown).toMatch(new RegExp(`(?:sections? |and |มาตรา )${section}(?!\\d)`))
    expect(headings).toEqual(expect.arrayContaining(['others', 'withdrawal', 'complaints', 'not-stored']))
    const people = { en: ['Applicants', 'Journalists', 'People named'], th: ['ผู้สมัครงาน', 'ผู้สื่อข่าว', 'บุคคลที่มีชื่อในข่าว'] }
    for (const who of people[locale]) expect(shown).toContain(`**${who}`)
    expect(shown).toMatch(/90 (days|วัน)/)
  })

  test.each(LOCALES)('the terms name the days of notice: %s', (locale) => {
    expect(terms[locale].body).toContain('{terms.noticeDays}')
    expect(terms[locale].shown).toMatch(/30 (days|วัน)/)
  })

  test.each(LOCALES)('the privacy policy lists every stored key below its anchor: %s', (locale) => {
    const { body, headings } = privacy[locale]
    expect(headings).toContain('cookies')
    const section = body.slice(body.indexOf('{#cookies}'))
    const forms = ['krajai-draft-signup', 'krajai-draft-contact']
    const keys = ['ui-theme', 'ui-language', 'consent-accepted', ...forms, 'krajai-checker-draft']
    for (const key of keys) expect(section).toContain(`| \`${key}\` |`)
  })
})
