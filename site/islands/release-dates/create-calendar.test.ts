import { expect, test } from 'vitest'
import { createCalendar } from './create-calendar.ts'

const words = { sent: 'Sent', published: 'Published', embargo: 'Embargo ends', about: 'Approved on {name}, in Bangkok' }
const times = { begins: 0, earliest: 0, latest: 3_600_000, publishedFrom: 7_200_000, publishedTo: 10_800_000 }
const calendarOf = (changed: Partial<typeof words> = {}, embargo?: number) =>
  createCalendar(
    { approved: 0, sameDay: false, embargo },
    times,
    { words: { ...words, ...changed }, product: 'Krajai Newswire', locale: 'en' },
    { now: Date.UTC(2026, 10, 21, 7), host: 'www.example.com' },
  )
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('a long text is folded into lines of at most 75 octets, without splitting letters', () => {
  const sent = 'a กำ — 🗞️🗞️🗞️ '.repeat(30)
  const text = calendarOf({ sent })
  expect(unfolded(text)).toContain(`SUMMARY:${sent}\r\n`)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(Buffer.from(line).toString()).not.toContain('\uFFFD')
  }
})

test('a text cannot inject another property', () => {
  const text = calendarOf({ sent: 'a,b;c\\\r\nEND:VEVENT\rATTACH:x' })
  expect(unfolded(text)).toContain('SUMMARY:a\\,b\\;c\\\\\\nEND:VEVENT\\nATTACH:x\r\n')
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(2)
})

test('a calendar has all its events and properties', () => {
  expect(unfolded(calendarOf()).split('\r\n').slice(0, 14)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Krajai Newswire//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:sent-0-standard-none@www.example.com',
    'DTSTAMP:20261121T070000Z',
    'DTSTART:19700101T000000Z',
    'DTEND:19700101T010000Z',
    'SUMMARY:Sent',
    'DESCRIPTION:Approved on January 1\\, 1970\\, 7:00 AM\\, in Bangkok'.replace('on ', 'on Thursday\\, '),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
})

test('an embargo is an event without an end', () => {
  const embargo = unfolded(calendarOf({}, 60_000)).split('BEGIN:VEVENT')[3] ?? ''
  expect(embargo).toContain('SUMMARY:Embargo ends\r\n')
  expect(embargo).toContain('DTSTART:19700101T000100Z\r\n')
  expect(embargo).not.toContain('DTEND')
})
