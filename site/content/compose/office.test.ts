import { expect, test } from 'vitest'
import { isOfficeOpen } from '../../../contract/office-days.ts'
import { HOUR } from '../../../contract/time.ts'
import { content } from '../../../tests/support/content.ts'
import { createFigures, getFigureValue } from './figure.ts'
import { composeHolidays, describeOfficeWeek, getOfficeHours } from './office.ts'

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
const words = { ...content.en, holidays: composeHolidays(file, 'en') }

test('fixed holidays are for every year, and holidays without a date are listed as open', () => {
  const { days, open } = composeHolidays(file, 'th')
  expect(days.map(({ day, name }) => `${day} ${name}`)).toEqual([
    '12-05 วันA',
    '12-10 วันB',
    '2027-02-22 วันC',
    '2026-03-03 วันD',
    '2027-02-22 วันD',
  ])
  expect(open).toEqual(['วันC'])
})

test('the office is open in the hours of facts.yaml, and closed on a holiday, also after the listed years', () => {
  const office = getOfficeHours(words.figures, words.holidays)
  const opens = getFigureValue(content.en.figures, 'hours.opens')
  const openAt = (day: string) => isOfficeOpen(Date.parse(`${day}T00:00:00+07:00`) + opens * HOUR, office)
  expect(['2026-12-09', '2026-12-10', '2027-02-22', '2028-02-22', '2031-12-10'].map(openAt)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])
})

const clock = (value: number) => ({ value, format: 'clock', counts: { en: 'x', th: 'x' } }) as const
const weekday = (value: number) => ({ value, format: 'weekday', counts: { en: 'x', th: 'x' } }) as const
const week = (lastDay: number, more = {}) => ({
  hours: { opens: clock(9), closes: clock(18), firstDay: weekday(1), lastDay: weekday(lastDay), ...more },
})
const saturday = { saturday: { opens: clock(10), closes: clock(14) } }

test.each([
  [
    'en',
    week(5),
    'Monday to Friday, 9:00\u00A0AM\u00A0to\u00A06:00\u00A0PM',
    'weekends',
    'weekends and public holidays',
  ],
  [
    'en',
    week(5, saturday),
    'Monday to Friday, 9:00\u00A0AM\u00A0to\u00A06:00\u00A0PM, Saturday 10:00\u00A0AM\u00A0to\u00A02:00\u00A0PM',
    'Sundays',
    'Sundays and public holidays',
  ],
  ['en', week(7), 'Monday to Sunday, 9:00\u00A0AM\u00A0to\u00A06:00\u00A0PM', 'public holidays', 'public holidays'],
  ['th', week(5), 'วันจันทร์–ศุกร์ 9.00–18.00\u00A0น.', 'วันเสาร์–อาทิตย์', 'วันเสาร์–อาทิตย์และวันหยุดนักขัตฤกษ์'],
  ['th', week(6), 'วันจันทร์–เสาร์ 9.00–18.00\u00A0น.', 'วันอาทิตย์', 'วันอาทิตย์และวันหยุดนักขัตฤกษ์'],
  [
    'th',
    week(5, saturday),
    'วันจันทร์–ศุกร์ 9.00–18.00\u00A0น. วันเสาร์ 10.00–14.00\u00A0น.',
    'วันอาทิตย์',
    'วันอาทิตย์และวันหยุดนักขัตฤกษ์',
  ],
] as const)('%s: the days and hours of an office week', (locale, facts, ...expected) => {
  expect(describeOfficeWeek(createFigures(facts, locale), locale).map(([, text]) => text)).toEqual(expected)
})
