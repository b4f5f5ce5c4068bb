import { expect, test } from 'vitest'
import { isOfficeOpen } from '../../contract/office-days.ts'
import { HOUR } from '../../contract/time.ts'
import { figureValue } from './figure.ts'
import { content } from './fixture-content.ts'
import { holidaysIn, officeAhead, officeOf } from './office.ts'

const name = (en: string) => ({ en, th: `วัน${en}` })
const file = {
  years: [2026, 2027],
  confirmed: false,
  fixed: [
    { month: 12, day: 5, name: name('A') },
    { month: 12, day: 10, name: name('B') },
  ],
  moving: [
    { name: name('C'), days: [new Date('2027-02-22')] },
    { name: name('D'), days: [new Date('2026-03-03'), new Date('2027-02-22')] },
  ],
}
const words = { ...content.en, holidays: holidaysIn(file, 'en') }
const aheadAt = (moment: string) => officeAhead(words, new Date(moment)).holidays.map(({ day }) => day)

test('every day that is known stands in order, and what is not known is named', () => {
  const { days, open } = holidaysIn(file, 'th')
  expect(days.map(({ day, name }) => `${day} ${name}`)).toEqual([
    '2026-03-03 วันD',
    '2026-12-05 วันA',
    '2026-12-10 วันB',
    '2027-02-22 วันC',
    '2027-02-22 วันD',
    '2027-12-05 วันA',
    '2027-12-10 วันB',
  ])
  expect(open).toEqual(['วันC'])
})

test('the office is open in the hours that the copy names, and not on a holiday', () => {
  const office = officeOf(words)
  const opens = figureValue(content.en.figures, 'hours.opens')
  const openAt = (day: string) => isOfficeOpen(Date.parse(`${day}T00:00:00+07:00`) + opens * HOUR, office)
  expect([openAt('2026-12-09'), openAt('2026-12-10')]).toEqual([true, false])
})

test('a page is told the holidays of the year ahead, without those on weekends', () => {
  // December 5, 2026 is a Saturday.
  expect(aheadAt('2026-11-22T10:00:00+07:00')).toEqual(['2026-12-10', '2027-02-22', '2027-02-22'])
})

test('a holiday of today is among them until its end in Bangkok', () => {
  expect(aheadAt('2026-12-10T23:59:00+07:00')[0]).toBe('2026-12-10')
})
