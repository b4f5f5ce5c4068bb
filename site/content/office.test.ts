import { expect, test } from 'vitest'
import { isOfficeOpen } from '../../contract/when/office-days.ts'
import { content } from './fixture-content.ts'
import { officeAhead, officeOf } from './office.ts'

const now = new Date('2026-11-22T10:00:00+07:00')

test('the office is open in the hours that the copy names, and not on a day of holidays.yaml', () => {
  const office = officeOf(content.en)
  expect(office).toMatchObject({ opens: 9, closes: 18, firstDay: 1, lastDay: 5 })
  expect(isOfficeOpen(Date.parse('2026-12-09T09:00:00+07:00'), office)).toBe(true)
  expect(isOfficeOpen(Date.parse('2026-12-10T09:00:00+07:00'), office)).toBe(false)
})

test('a page is told the holidays of the year ahead, without those on weekends', () => {
  const { holidays } = officeAhead(content.en, now)
  const days = holidays.map(({ day }) => day)
  expect(days).toContain('2026-12-10')
  // A Saturday, the day before, and more than a year ahead.
  expect(days).not.toContain('2026-12-05')
  expect(days.every((day) => day > '2026-11-21' && day < '2027-11-24')).toBe(true)
  expect(officeOf(content.en).holidays.length).toBeGreaterThan(holidays.length)
})

test('a holiday of today is among them until its end in Bangkok', () => {
  const at = (moment: string) => officeAhead(content.en, new Date(moment)).holidays[0]?.day
  expect(at('2026-12-10T01:00:00+07:00')).toBe('2026-12-10')
  expect(at('2026-12-10T23:59:00+07:00')).toBe('2026-12-10')
})

test('both languages are told the same days, each by its own names', () => {
  const [en, th] = [officeAhead(content.en, now).holidays, officeAhead(content.th, now).holidays]
  expect(th.map(({ day }) => day)).toEqual(en.map(({ day }) => day))
  expect(th.every(({ name }) => /^\p{Script=Thai}/u.test(name))).toBe(true)
  expect(JSON.stringify([en, th])).not.toMatch(/[\u2060\u200B\u00A0]/)
})
