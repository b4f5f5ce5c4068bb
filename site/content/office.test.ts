import { expect, test } from 'vitest'
import type { Locale } from '../../contract/locale.ts'
import { isOfficeOpen } from '../../contract/office-days.ts'
import { HOUR } from '../../contract/time.ts'
import { figureValue } from './figure.ts'
import { content } from './fixture-content.ts'
import { holidaysIn, officeAhead, officeOf } from './office.ts'

const now = new Date('2026-11-22T10:00:00+07:00')
const fixed = [
  { month: 1, day: 1, name: { en: 'New Year', th: 'วันขึ้นปีใหม่' } },
  { month: 12, day: 5, name: { en: 'Father’s Day', th: 'วันพ่อแห่งชาติ' } },
  { month: 12, day: 10, name: { en: 'Constitution Day', th: 'วันรัฐธรรมนูญ' } },
]
const wordsIn = (locale: Locale) => ({
  ...content[locale],
  holidays: holidaysIn({ years: [2026, 2027], confirmed: true, fixed, moving: [] }, locale),
})
const words = { en: wordsIn('en'), th: wordsIn('th') }

test('the office is open in the hours that the copy names, and not on a day of holidays.yaml', () => {
  const office = officeOf(words.en)
  const opens = figureValue(content.en.figures, 'hours.opens')
  expect(office).toMatchObject({ opens, closes: figureValue(content.en.figures, 'hours.closes') })
  // A Wednesday and a Thursday, when the office has just opened.
  const openAt = (day: string) => isOfficeOpen(Date.parse(`${day}T00:00:00+07:00`) + opens * HOUR, office)
  expect(openAt('2026-12-09')).toBe(true)
  expect(openAt('2026-12-10')).toBe(false)
})

test('a page is told the holidays of the year ahead, without those on weekends', () => {
  const { holidays } = officeAhead(words.en, now)
  const days = holidays.map(({ day }) => day)
  expect(days).toContain('2026-12-10')
  // A Saturday, the day before, and more than a year ahead.
  expect(days).not.toContain('2026-12-05')
  expect(days.every((day) => day > '2026-11-21' && day < '2027-11-24')).toBe(true)
  expect(officeOf(words.en).holidays.length).toBeGreaterThan(holidays.length)
})

test('a holiday of today is among them until its end in Bangkok', () => {
  const at = (moment: string) => officeAhead(words.en, new Date(moment)).holidays[0]?.day
  expect(at('2026-12-10T01:00:00+07:00')).toBe('2026-12-10')
  expect(at('2026-12-10T23:59:00+07:00')).toBe('2026-12-10')
})

test('both languages are told the same days, each by its own names', () => {
  const [en, th] = [officeAhead(words.en, now).holidays, officeAhead(words.th, now).holidays]
  expect(th.map(({ day }) => day)).toEqual(en.map(({ day }) => day))
  expect(th.every(({ name }) => /^\p{Script=Thai}/u.test(name))).toBe(true)
  expect(JSON.stringify([en, th])).not.toMatch(/[\u00A0]/)
})
