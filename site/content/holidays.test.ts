import { expect, test } from 'vitest'
import { figureValue } from './figure.ts'
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
    const fact = (path: string) => figureValue(words.figures, path)
    expect([office.opens, office.closes]).toEqual([fact('hours.opens'), fact('hours.closes')])
    expect([office.firstDay, office.lastDay]).toEqual([fact('hours.firstDay'), fact('hours.lastDay')])
    expect([hoursFrom, hoursTo]).toEqual([fact('distribution.hoursFrom'), fact('distribution.hoursTo')])
    expect(hoursToPublication).toBe(fact('thai.hoursToPublication'))
    const lastYear = words.holidays.years.at(-1)
    expect(knownUntil).toBe(`${lastYear}-12-31`)
    expect(office.holidays.some(({ day }) => day.startsWith(`${lastYear}-`))).toBe(true)
  }
})
