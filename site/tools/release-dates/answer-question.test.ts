import { describe, expect, test } from 'vitest'
import { answerQuestion, readQuestion } from './answer-question.ts'

/** Words by which a test recognizes what is said. */
const words = {
  zone: 'In {name}',
  range: '{from} to {to}',
  closed: 'Closed on {name}',
  weekend: 'weekend',
  embargo: { early: 'early', tight: 'tight', late: 'late', approveBy: 'Approve by {name}' },
  errors: { missing: 'missing', unreadable: 'unreadable', embargo: 'embargo unreadable' },
  calendar: { sent: 'Sent', published: 'Published', embargo: 'Embargo ends', about: 'Approved on {name}, in Bangkok' },
}
const rules = {
  office: {
    opens: 9,
    closes: 18,
    firstDay: 1,
    lastDay: 5,
    holidays: [{ day: '2026-12-10', name: 'Constitution Day' }],
  },
  knownFrom: '2026-01-01',
  knownUntil: '2027-12-31',
  hoursFrom: 24,
  hoursTo: 48,
  hoursToPublication: 12.5,
}
const zones = [{ code: 'America/New_York', label: 'New York City' }]

const read = (query: string) => readQuestion(new URLSearchParams(query), words.errors)
function ask(query: string, locale: 'en' | 'th' = 'en') {
  const { question } = read(query)
  if (!question) throw new Error(`${query} cannot be read`)
  const answer = answerQuestion(question, { rules, words, zones, locale })
  const moment = (name: string) => {
    const { bangkok = '', yours = '' } = answer.moments.find((found) => found.name === name) ?? {}
    return { bangkok: bangkok.replaceAll('\u00A0', ' '), yours: yours.replaceAll('\u00A0', ' ') }
  }
  return { ...answer, question, moment }
}

describe('asked when a release is out', () => {
  test('it says so by the clocks of Bangkok and of the reader', () => {
    const { place, moment, closed, isUnknown } = ask('approved=2026-11-20T02:00&zone=America/New_York')
    expect(place).toBe('In New York City (UTC−5)')
    expect(moment('approved').yours).toBe('Friday, November 20, 2026, 2:00 AM')
    expect(moment('begins').bangkok).toBe('Friday, November 20, 2026, 2:00 PM')
    expect(moment('earliest').bangkok).toBe('Monday, November 23, 2026, 2:00 PM')
    expect(moment('latest').bangkok).toBe('Tuesday, November 24, 2026, 2:00 PM')
    expect(moment('published').bangkok).toBe(
      'Tuesday, November 24, 2026, 2:30 AM to Wednesday, November 25, 2026, 2:30 AM',
    )
    expect(closed).toBe('Closed on Saturday, November 21, 2026 (weekend); Sunday, November 22, 2026 (weekend)')
    expect(isUnknown).toBe(false)
  })

  test('it tells the offset with each moment where clocks are put back in between', () => {
    const { place, moment } = ask('approved=2026-10-30T10:00&zone=America/New_York')
    expect(place).toBe('In New York City')
    expect(moment('approved').yours).toBe('Friday, October 30, 2026, 10:00 AM (UTC−4)')
    expect(moment('latest').yours).toBe('Tuesday, November 3, 2026, 9:00 PM (UTC−5)')
    expect(moment('latest').bangkok).not.toContain('UTC')
  })

  test('it counts years and clocks in Thai as Thai does, and in Bangkok where no zone is named', () => {
    const { place, moment, closed } = ask('approved=2026-12-09T11:05', 'th')
    expect(place).toBeUndefined()
    expect(moment('earliest').bangkok).toBe('วันศุกร์ที่ 11 ธันวาคม 2569 เวลา 11.05 น.')
    expect(closed).toContain('(Constitution Day) · ')
  })

  test('it says where holidays are not known yet', () => {
    const isUnknown = (query: string) => ask(query).isUnknown
    expect(isUnknown('approved=2027-12-29T10:00')).toBe(false)
    expect(isUnknown('approved=2027-12-30T10:00')).toBe(true)
    expect(isUnknown('approved=2027-12-01T10:00&embargo=2028-01-10T09:00')).toBe(true)
    expect(isUnknown('approved=2025-12-30T10:00')).toBe(true)
  })

  test.each([
    ['2026-06-17T04:00', 'early'],
    ['2026-06-17T03:59', 'tight'],
    ['2026-06-16T03:59', 'late'],
  ])('an embargo in London until %s is %s', (embargo, outcome) => {
    const answer = ask(`approved=2026-06-15T10:00&embargo=${embargo}&embargoZone=Europe/London`)
    expect(answer.embargo).toMatch(new RegExp(`^${outcome} Approve by .*June 1[1-5], 2026`))
    expect(answer.moment('embargo').bangkok).toMatch(/June 1[67], 2026/)
  })
})

test.each([
  ['approved=', { approved: 'missing' }],
  ['approved=2026-02-30T10:00', { approved: 'unreadable' }],
  ['approved=2026-06-15T10:00&embargo=later', { embargo: 'embargo unreadable' }],
])('%s is told at its field, and is no question', (query, errors) => {
  expect(read(query)).toEqual({ errors })
})
