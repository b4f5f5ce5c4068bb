import { describe, expect, it } from 'vitest'
import type { LeadTable } from '../database/tables.ts'
import { storedLead } from '../leads/fixture-stored-lead.ts'
import type { FoundLead } from '../leads/lead-search.ts'
import { leadRecord, WRITTEN } from './lead-export.ts'
import { wordsIn } from './words/words.ts'
import { BANGKOK, zonedTime } from './zoned-time.ts'

const time = zonedTime(BANGKOK, wordsIn('en', 'leads'))
const at = '2026-11-21T19:00:00.000Z'
const found = (change: Partial<LeadTable> = {}): FoundLead => ({
  lead: storedLead(1, { subject: 'ถาม "ราคา", ค่ะ', stage: 'answered', handled_by: 'นก', ...change }),
  deliveries: [],
  followUps: [
    { id: '1', lead_id: '1', at, who: 'นก', step: 'taken', note: null },
    { id: '2', lead_id: '1', at, who: 'นก', step: 'answered', note: 'ส่ง "ใบเสนอราคา"' },
  ],
})

/** Reads CSV by its rules (RFC 4180): quotation marks around every cell, doubled inside. */
const cellsOf = (row: string) =>
  [...row.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))

describe('CSV', () => {
  const { start, lead } = WRITTEN.csv

  it('says that it is UTF-8, and names its columns', () => {
    expect(start).toMatch(
      /^\ufeff"id","receivedAt","kind","state","stage","handledBy",.*,"subject","message","history"\r\n$/,
    )
  })

  it('holds every field whole, also Thai, quotation marks and line breaks', () => {
    expect(cellsOf(lead(found(), time, true))).toEqual([
      storedLead(1).id,
      '2026-11-22T01:22:06.359+07:00',
      'contact',
      'accepted',
      'answered',
      'นก',
      'th',
      'มานี น้ำใจ',
      'manee@example.co.th',
      '',
      '',
      '',
      '',
      '',
      'ถาม "ราคา", ค่ะ',
      'บรรทัดแรก\nบรรทัดสอง',
      '2026-11-22 02:00 นก: taken\n2026-11-22 02:00 นก: answered: ส่ง "ใบเสนอราคา"',
    ])
  })

  it.each(['=1+1', '+66 2 123 4567', '-2', '@SUM(A1)', ' =1', '\n=1', '\t1', '＝1', '＋1', '－1', '＠A'])(
    '%j is a text and no formula',
    (value) => expect(cellsOf(lead(found({ message: value }), time, true)).at(-2)).toBe(`'${value}`),
  )

  it.each(['1-2', 'a=b', "'=1", 'manee@example.com', 'ราคา = ?'])('%j is left as it is', (value) => {
    expect(cellsOf(lead(found({ message: value }), time, true)).at(-2)).toBe(value)
  })
})

describe('TSV', () => {
  it('has a line for each lead, whatever is in it, and no formulas', () => {
    const line = WRITTEN.tsv.lead(found({ subject: 'a\tb', message: '=1\r\nc' }), time, true)
    expect(line.match(/\n/g)).toHaveLength(1)
    expect(line.split('\t')).toHaveLength(WRITTEN.tsv.start.split('\t').length)
    expect(line).toContain("\ta b\t'=1 c\t")
  })

  it.each([
    ['"=1+1"', '"""=1+1"""'],
    ['"', '""""'],
    ['a "b"', '"a ""b"""'],
    ['="a"\tb', '"\'=""a"" b"'],
  ])(
    'writes %j so that no spreadsheet takes its quotation marks for the end of a cell, nor reads a formula',
    (value, cell) => {
      const line = WRITTEN.tsv.lead(found({ subject: 'a', message: value }), time, false)
      expect(line).toContain(`\ta\t${cell}`)
    },
  )
})

describe('JSON', () => {
  it('is an object for each lead, without what is not there', () => {
    const delivery = { id: 'd', lead_id: '1', channel: 'webhook' as const, next_attempt_at: at }
    const deliveries = [
      { ...delivery, state: 'dead' as const, attempts: 3, last_error: 'http 500', delivered_at: null },
      { ...delivery, state: 'delivered' as const, attempts: 1, last_error: null, delivered_at: at },
    ]
    expect(leadRecord({ ...found({ message: '=1\n2\u2028' }), deliveries }, time)).toEqual({
      id: storedLead(1).id,
      receivedAt: '2026-11-22T01:22:06.359+07:00',
      kind: 'contact',
      state: 'accepted',
      stage: 'answered',
      handledBy: 'นก',
      locale: 'th',
      fullName: 'มานี น้ำใจ',
      email: 'manee@example.co.th',
      subject: 'ถาม "ราคา", ค่ะ',
      message: '=1\n2\u2028',
      followUps: [
        { at: '2026-11-22T02:00:00.000+07:00', who: 'นก', step: 'taken' },
        { at: '2026-11-22T02:00:00.000+07:00', who: 'นก', step: 'answered', note: 'ส่ง "ใบเสนอราคา"' },
      ],
      deliveries: [
        { id: 'd', channel: 'webhook', state: 'dead', attempts: 3, lastError: 'http 500' },
        { id: 'd', channel: 'webhook', state: 'delivered', attempts: 1, deliveredAt: '2026-11-22T02:00:00.000+07:00' },
      ],
    })
  })

  it.each([0, 1, 3])('is one array of %i leads, or a line for each', (count) => {
    const written = (format: 'json' | 'jsonl') => {
      const { start, lead, end } = WRITTEN[format]
      const leads = Array.from({ length: count }, (_, index) => lead(found(), time, index === 0))
      return start + leads.join('') + end(count === 0)
    }
    expect(JSON.parse(written('json'))).toHaveLength(count)
    expect(
      written('jsonl')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    ).toHaveLength(count)
  })
})
