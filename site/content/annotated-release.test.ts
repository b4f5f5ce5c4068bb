import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { annotatedRelease } from './annotated-release.ts'
import { content, contentWith, mistakesAfter } from './fixture-content.ts'

const pairs = annotatedRelease(content, 'en')

/** A sentence after, or before, its corrections. */
function readAs(state: 'draft' | 'sent', id: string, lang: string) {
  const sentence = pairs.find((pair) => pair.id === id)?.sentences.find((one) => one.lang === lang)
  return (sentence?.parts ?? [])
    .map(({ text = '', cut = '', added = '' }) => text + (state === 'sent' ? added : cut))
    .join('')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()
}

const numbersIn = (text: string) => (text.match(/\d[\d,.]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')))

test.each(LOCALES)('in %s the notes are numbered as they are read, in the language of the page', (locale) => {
  const notes = annotatedRelease(content, locale).flatMap(({ sentences }) =>
    sentences.flatMap(({ note }) => note ?? []),
  )
  expect(notes.map(({ number }) => number)).toEqual(notes.map((_, position) => position + 1))
  expect(notes.length).toBeGreaterThan(10)
  for (const { text } of notes) expect(/\p{Script=Thai}/u.test(text)).toBe(locale === 'th')
})

test('each ends with somebody whom a newsroom can call and write to, by the same number', () => {
  const contacts = LOCALES.map((lang) => readAs('sent', 'contact', lang))
  for (const contact of contacts) expect(contact).toMatch(/ pimchanok@siripha\.example$/)
  const numbers = contacts.map((contact) => /(?:\+66 |0)(8[\d ]+\d)/.exec(contact)?.[1]?.replaceAll(' ', ''))
  expect(numbers).toEqual(['800000000', '800000000'])
})

test('both languages stand beside each other, each in its own words on every page', () => {
  for (const locale of LOCALES) {
    const [headline] = annotatedRelease(content, locale)
    expect(headline?.sentences.map(({ lang }) => lang)).toEqual(['en', 'th'])
    const [english, thai] = (headline?.sentences ?? []).map(({ parts }) => parts.map(({ added }) => added).join(''))
    expect(english).toMatch(/canal/)
    expect(thai).toMatch(/คลอง/)
  }
})

describe('as it was sent', () => {
  test('the English headline has ten words at most, as its note says', () => {
    expect(readAs('sent', 'headline', 'en').split(' ').length).toBeLessThanOrEqual(10)
  })

  test('both languages give the same day, sum and volume', () => {
    expect(readAs('sent', 'dateline', 'en')).toContain('March 12, 2026')
    expect(readAs('sent', 'dateline', 'th')).toBe(`12 มีนาคม ${2026 + 543}`)
    expect(readAs('sent', 'company', 'en')).toContain('48 million baht')
    expect(readAs('sent', 'company', 'th')).toContain('48 ล้านบาท')
    expect(numbersIn(readAs('sent', 'water', 'en'))).toEqual([320, 1600])
    expect(numbersIn(readAs('sent', 'water', 'th'))).toEqual([30, 320, 1600])
  })

  test('what was converted is the same amount', () => {
    const [acres = 0, gallons = 0] = numbersIn(readAs('draft', 'water', 'en'))
    const [rai = 0, cubicMeters = 0] = numbersIn(readAs('sent', 'water', 'th'))
    expect(acres * 2.529).toBeCloseTo(rai, -1)
    expect((gallons * 3.785) / 1000).toBeCloseTo(cubicMeters, -1)
    const [since = 0] = numbersIn(readAs('sent', 'neighbors', 'en'))
    expect(numbersIn(readAs('sent', 'neighbors', 'th'))).toContain(2026 - since)
  })

  test('no sentence is left over from the translation that the Thai desk cuts whole', () => {
    expect(readAs('sent', 'filters', 'th')).toBe('')
    expect(readAs('sent', 'filters', 'en')).toBe('The filters come from a supplier in Rayong.')
  })
})

test('a mark that is not closed is a mistake of the content, with its place', () => {
  const file = 'en/annotated.yaml'
  expect(mistakesAfter(({ change }) => change(file, '~~and key stakeholders~~', '~~and key stakeholders'))).toEqual([
    expect.stringMatching(/content\/en\/annotated\.yaml:\d+.*release\.pairs\.6\.text.*each mark closed/),
  ])
})

test('a note without its mark stops the build', () => {
  const edited = contentWith(({ change }) => change('th/annotated.yaml', 'เลิกปล่อยน้ำทิ้ง++[^]', 'เลิกปล่อยน้ำทิ้ง++'))
  expect(() => annotatedRelease(edited, 'en')).toThrow('the [^] in the text of headline (th)')
})
