import { describe, expect, test } from 'vitest'
import { whenBriefForTests as brief } from './fixture-when-brief.ts'
import { answerWhen } from './when-answer.ts'
import { whenCalendar } from './when-calendar.ts'
import { asksWhen } from './when-question.ts'

const answer = (query: string, locale: 'en' | 'th' = 'en') => answerWhen(new URLSearchParams(query), brief, locale)
const plain = (text = '') => text.replaceAll('\u00A0', ' ')

describe('asked when a release is out', () => {
  test('it says so by the clocks of Bangkok and of the reader', () => {
    const { texts, parts, errors } = answer('approved=2026-11-20T02:00&zone=America/New_York')
    expect(errors).toEqual({})
    expect(parts).toEqual(['answer', 'elsewhere', 'closed'])
    expect(texts.place).toBe('In New York City (UTC−5)')
    expect(plain(texts['approved.yours'])).toBe('Friday, November 20, 2026, 2:00 AM')
    expect(plain(texts['begins.bangkok'])).toBe('Friday, November 20, 2026, 2:00 PM')
    expect(plain(texts['earliest.bangkok'])).toBe('Monday, November 23, 2026, 2:00 PM')
    expect(plain(texts['earliest.yours'])).toBe('Monday, November 23, 2026, 2:00 AM')
    expect(plain(texts['latest.bangkok'])).toBe('Tuesday, November 24, 2026, 2:00 PM')
    expect(plain(texts['published.bangkok'])).toBe(
      'Tuesday, November 24, 2026, 2:30 AM to Wednesday, November 25, 2026, 2:30 AM',
    )
    expect(texts.closed).toBe('Closed on Saturday, November 21, 2026 (weekend); Sunday, November 22, 2026 (weekend)')
  })

  test('it tells how far clocks are from Greenwich at each moment where they are put back in between', () => {
    const { texts } = answer('approved=2026-10-30T10:00&zone=America/New_York')
    expect(texts.place).toBe('In New York City')
    expect(plain(texts['approved.yours'])).toBe('Friday, October 30, 2026, 10:00 AM (UTC−4)')
    expect(plain(texts['latest.yours'])).toBe('Tuesday, November 3, 2026, 9:00 PM (UTC−5)')
    expect(texts['published.yours']).toMatch(/\(UTC−5\) to .+ \(UTC−5\)$/)
    expect(texts['latest.bangkok']).not.toContain('UTC')
  })

  test('it counts years and clocks in Thai as Thai does, and in Bangkok where no zone is named', () => {
    const { texts, values, parts } = answer('approved=2026-12-09T11:15&zone=Asia/Bangkok', 'th')
    expect(values.zone).toBe('')
    expect(plain(texts['earliest.bangkok'])).toBe('วันศุกร์ที่ 11 ธันวาคม 2569 เวลา 11.15 น.')
    expect(texts['earliest.yours']).toBe(texts['earliest.bangkok'])
    expect(parts).not.toContain('elsewhere')
    expect(texts.closed).toContain('(Constitution Day)')
  })

  test('it writes minutes in two digits, and parts days that are closed, as each language does', () => {
    const closed = 'approved=2026-11-20T10:05'
    expect(plain(answer(closed, 'th').texts['approved.bangkok'])).toContain('10.05 น.')
    expect(answer(closed, 'th').texts.closed).toMatch(/\(weekend\) · วันอาทิตย์/)
  })

  test.each([
    ['America/Argentina/Buenos_Aires', 'In Buenos Aires (UTC−3)'],
    ['Asia/Kathmandu', 'In Kathmandu (UTC+5:45)'],
    ['Africa/Abidjan', 'In Abidjan (UTC)'],
  ])('a zone that has no name of ours, %s, is named after its place', (zone, place) => {
    expect(answer(`approved=2026-06-15T10:00&zone=${zone}`).texts.place).toBe(place)
  })

  test('spaces around what is asked are none of it, and a speed that is none is left out', () => {
    const { values, errors } = answer('approved=%202026-06-15T10:00%20&speed=at-once')
    expect(errors).toEqual({})
    expect(values).toEqual({ approved: '2026-06-15T10:00', zone: '', speed: '', embargo: '', embargoZone: '' })
  })

  test('it knows the zones of its form in any capitals', () => {
    const query = 'approved=2026-11-20T10:00&embargo=2026-12-01T09:00'
    const { values, parts, texts } = answer(`${query}&zone=asia/BANGKOK&embargoZone=america/new_york`)
    expect(values).toMatchObject({ zone: '', embargoZone: 'America/New_York' })
    expect(parts).not.toContain('elsewhere')
    expect(texts.place).toBe('In Bangkok (UTC+7)')
  })

  test('it says that the same day costs a fee', () => {
    expect(answer('approved=2026-11-20T10:00&speed=same-day').parts).toEqual(['answer', 'fee'])
  })

  test('it says where holidays are not known yet', () => {
    expect(answer('approved=2027-12-29T10:00').parts).not.toContain('unknown')
    expect(answer('approved=2027-12-30T10:00').parts).toContain('unknown')
    expect(answer('approved=2027-12-01T10:00&embargo=2028-01-10T09:00').parts).toContain('unknown')
    expect(answer('approved=2026-01-01T10:00').parts).not.toContain('unknown')
    expect(answer('approved=2025-12-30T10:00').parts).toContain('unknown')
  })

  test.each([
    ['2026-06-17T04:00', 'early'],
    ['2026-06-17T03:59', 'tight'],
    ['2026-06-16T04:00', 'tight'],
    ['2026-06-16T03:59', 'late'],
  ])('an embargo in London until %s is %s', (embargo, outcome) => {
    const { texts, parts } = answer(`approved=2026-06-15T10:00&embargo=${embargo}&embargoZone=Europe/London`)
    expect(parts).toContain('embargo')
    expect(texts['embargo.outcome']).toBe(outcome)
    expect(texts['embargo.bangkok']).toMatch(/June 1[67], 2026/)
    expect(texts['embargo.approveBy']).toMatch(/^Approve by .*June 1[1-5], 2026/)
  })

  test('its link to the calendar asks the same', () => {
    const query = 'approved=2026-06-15T10:00&zone=Europe/London&speed=same-day&embargo=2026-06-20T09:00'
    const { links, texts } = answer(query, 'th')
    const [path, asked] = links.calendar?.split('?') ?? []
    expect(path).toBe('/api/when.ics')
    expect(new URLSearchParams(asked).get('locale')).toBe('th')
    expect(asked).not.toMatch(/=(?:&|$)/)
    expect(answer(asked ?? '', 'th').texts).toEqual(texts)
  })
})

describe('what cannot be read', () => {
  test.each([
    ['approved=', { approved: 'missing' }],
    ['approved=tomorrow', { approved: 'unreadable' }],
    ['approved=2026-02-30T10:00', { approved: 'unreadable' }],
    ['approved=2026-06-15T10:00&zone=Mars/Olympus', { zone: 'no such zone' }],
    ['approved=2026-06-15T10:00&embargo=later', { embargo: 'embargo unreadable' }],
    ['approved=2026-06-15T10:00&embargo=2026-06-20T10:00&embargoZone=<b>', { embargoZone: 'no such zone' }],
  ])('%s is told at its field, and nothing else is said', (query, errors) => {
    const answered = answer(query)
    expect(answered).toMatchObject({ errors, texts: {}, links: {}, parts: ['mistaken'] })
    expect(answered.values.approved).toBe(new URLSearchParams(query).get('approved'))
  })

  test('is asked nothing where no approval is', () => {
    expect(asksWhen(new URLSearchParams('zone=Asia/Bangkok'))).toBe(false)
    expect(asksWhen(new URLSearchParams('approved='))).toBe(true)
  })
})

describe('the answer as dates', () => {
  const written = { written: Date.UTC(2026, 5, 1), host: 'www.example.com' }
  const dates = (query: string) => whenCalendar(new URLSearchParams(query), brief, 'en', written) ?? ''

  test('has the hours of the distribution, of the first stories, and the end of the embargo', () => {
    const text = dates('approved=2026-06-15T10:00&embargo=2026-06-18T14:00')
    expect(text.match(/^SUMMARY:.*/gm)).toEqual(['SUMMARY:Sent', 'SUMMARY:Published', 'SUMMARY:Embargo ends'])
    expect(text.match(/^DTSTART:.*/gm)).toEqual([
      'DTSTART:20260616T030000Z',
      'DTSTART:20260618T070000Z',
      'DTSTART:20260618T070000Z',
    ])
    expect(text).toContain('PRODID:-//Krajai Newswire//EN')
    expect(text.replaceAll('\r\n ', '')).toContain('Approved on Monday\\, June 15\\, 2026\\, 10:00 AM\\, in Bangkok')
  })

  test('are told apart from every other answer, and are the same when asked again', () => {
    const ids = (query: string) =>
      dates(query)
        .replaceAll('\r\n ', '')
        .match(/^UID:.*/gm) ?? []
    const asked = ['approved=2026-06-15T10:00', 'approved=2026-06-15T10:00&speed=same-day', 'approved=2026-06-15T10:01']
    const all = asked.flatMap(ids)
    expect(new Set(all).size).toBe(6)
    expect(asked.flatMap(ids)).toEqual(all)
  })

  test('break where a calendar breaks lines, not where the page does', () => {
    const { calendar } = brief.words
    const words = { ...brief.words, calendar: { ...calendar, sent: 'ส่งข่าว\u00A01ฉบับ' } }
    const asked = new URLSearchParams('approved=2026-06-15T10:00')
    expect(whenCalendar(asked, { ...brief, words }, 'th', written)).toContain('SUMMARY:ส่งข่าว 1ฉบับ\r\n')
  })

  test('are none where nothing can be said', () => expect(dates('approved=tomorrow')).toBe(''))
})
