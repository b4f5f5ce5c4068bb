import { expect, test } from 'vitest'
import { content } from './fixture-content.ts'
import { holidaysIn } from './holidays.ts'
import { whenBriefOf } from './when-brief.ts'

const name = (en: string) => ({ en, th: `วัน${en}` })
const file = {
  years: [2027, 2026],
  confirmed: false,
  fixed: [{ month: 12, day: 10, name: name('A') }],
  moving: [
    { name: name('B'), days: [new Date('2027-02-21')] },
    { name: name('C'), days: [new Date('2026-03-03'), new Date('2027-02-21')] },
  ],
}

test('every day that is known stands in order, and what is not known is named', () => {
  expect(holidaysIn(file, 'th')).toEqual({
    years: [2026, 2027],
    confirmed: false,
    fixed: [{ month: 12, day: 10, name: 'วันA' }],
    days: [
      { day: '2026-03-03', name: 'วันC' },
      { day: '2026-12-10', name: 'วันA' },
      { day: '2027-02-21', name: 'วันB' },
      { day: '2027-02-21', name: 'วันC' },
      { day: '2027-12-10', name: 'วันA' },
    ],
    open: ['วันB'],
  })
})

test('the hours that are counted with are those of the facts', () => {
  for (const words of Object.values(content)) {
    const { office, hoursFrom, hoursTo, hoursToPublication, knownUntil } = whenBriefOf(words)
    expect([office.opens, office.closes, office.firstDay, office.lastDay]).toEqual([9, 18, 1, 5])
    expect([hoursFrom, hoursTo, hoursToPublication]).toEqual([24, 48, 12.5])
    expect(knownUntil).toBe(`${words.holidays.years.at(-1)}-12-31`)
    expect(office.holidays).toContainEqual(expect.objectContaining({ day: '2027-04-13' }))
  }
})
