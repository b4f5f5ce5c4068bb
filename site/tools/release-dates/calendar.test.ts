import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarText, folded } from './calendar.ts'

const unfolded = (text: string) => text.replaceAll('\r\n ', '')
const unescaped = (text: string) => text.replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))

const event = { uid: 'sent-1@example.com', from: 0, to: 0, summary: 'Out', description: 'It goes out' }
const textOf = (change: Partial<typeof event>) =>
  calendarText({ product: '-//A//B//EN', written: Date.UTC(2026, 10, 21, 7), events: [{ ...event, ...change }] })
const lineOf = (text: string, name: string) =>
  unfolded(text)
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

describe('a folded line', () => {
  test('holds what it held, in lines of 75 octets at most, and no half letters', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', ' ', 'é', 'ก', 'ำ', '—', '🗞️', '\\'), maxLength: 400 })
    fc.assert(
      fc.property(letters, (line) => {
        const text = folded(line)
        expect(unfolded(text)).toBe(line)
        for (const part of text.split('\r\n')) {
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
          expect(Buffer.from(part).toString()).not.toContain('\uFFFD')
        }
      }),
    )
  })

  test('is not folded where it fits', () => {
    expect(folded('x'.repeat(75))).toBe('x'.repeat(75))
    expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  })
})

describe('an event', () => {
  test('says its words whatever stands in them', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ',', ';', ':', '\\', '\n', 'ข', '"'), maxLength: 200 }),
        (words) => {
          const said = lineOf(textOf({ summary: words }), 'SUMMARY') ?? ''
          expect(unescaped(said)).toBe(words)
          expect(said).not.toMatch(/(?<!\\)(?:\\\\)*[,;]/)
        },
      ),
    )
  })

  test('begins no other property, however it is written', () => {
    const text = textOf({ description: 'a\r\nEND:VEVENT\rATTACH:x\u0000' })
    expect(lineOf(text, 'DESCRIPTION')).toBe('a\\nEND:VEVENT\\nATTACH:x')
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
    expect(text).not.toMatch(/^ATTACH/m)
  })

  test('lasts from one moment to another, or has none to end at', () => {
    const text = textOf({ from: Date.UTC(2026, 10, 24, 7), to: Date.UTC(2026, 10, 25, 7) })
    expect(lineOf(text, 'DTSTART')).toBe('20261124T070000Z')
    expect(lineOf(text, 'DTEND')).toBe('20261125T070000Z')
    expect(lineOf(text, 'DTSTAMP')).toBe('20261121T070000Z')
    expect(lineOf(textOf({}), 'DTEND')).toBeUndefined()
  })
})

test('a calendar is whole', () => {
  expect(textOf({}).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//A//B//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:sent-1@example.com',
    'DTSTAMP:20261121T070000Z',
    'DTSTART:19700101T000000Z',
    'SUMMARY:Out',
    'DESCRIPTION:It goes out',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
