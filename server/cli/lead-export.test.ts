import { describe, expect, it } from 'vitest'
import type { Lead } from '../leads/lead-repository.ts'
import { exportLine, exportStart } from './lead-export.ts'

const lead: Lead = {
  id: '01a1fcfb-da97-7694-845a-eced005c12ae',
  kind: 'contact',
  state: 'accepted',
  locale: 'th',
  received_at: '2026-11-21T18:22:06.359Z',
  full_name: 'มานี น้ำใจ',
  email: 'manee@example.com',
  company_name: null,
  phone_number: null,
  service_interest: null,
  terms_version: null,
  terms_accepted_at: null,
  subject: 'ถาม "ราคา", ค่ะ',
  message: 'บรรทัดแรก\nบรรทัดสอง',
}

/** Reads CSV by its rules (RFC 4180): quotation marks around every cell, doubled inside. */
const cellsOf = (row: string) =>
  [...row.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))

describe('CSV', () => {
  it('says that it is UTF-8, and names its columns', () => {
    expect(exportStart.csv).toMatch(/^\ufeff"id","receivedAt","kind",.*,"subject","message"\r\n$/)
  })

  it('holds every field whole, also Thai, quotation marks and line breaks', () => {
    expect(cellsOf(exportLine.csv(lead))).toEqual([
      lead.id,
      '2026-11-21T18:22:06.359Z',
      'contact',
      'accepted',
      'th',
      'มานี น้ำใจ',
      'manee@example.com',
      '',
      '',
      '',
      '',
      '',
      'ถาม "ราคา", ค่ะ',
      'บรรทัดแรก\nบรรทัดสอง',
    ])
  })

  it.each(['=1+1', '+66 2 123 4567', '-2', '@SUM(A1)', ' =1', '\n=1', '\t1', '＝1', '＋1', '－1', '＠A'])(
    '%j is a text and no formula',
    (value) => {
      expect(cellsOf(exportLine.csv({ ...lead, message: value })).at(-1)).toBe(`'${value}`)
    },
  )

  it.each(['1-2', 'a=b', "'=1", 'manee@example.com', 'ราคา = ?'])('%j is left as it is', (value) => {
    expect(cellsOf(exportLine.csv({ ...lead, message: value })).at(-1)).toBe(value)
  })
})

describe('JSON lines', () => {
  it('are one object each, exactly as stored, without what is not there', () => {
    expect(exportStart.jsonl).toBe('')
    const line = exportLine.jsonl({ ...lead, message: '=1\n2\u2028' })
    expect(line.match(/\n/g)).toHaveLength(1)
    expect(JSON.parse(line)).toEqual({
      id: lead.id,
      receivedAt: lead.received_at,
      kind: 'contact',
      state: 'accepted',
      locale: 'th',
      fullName: 'มานี น้ำใจ',
      email: 'manee@example.com',
      subject: 'ถาม "ราคา", ค่ะ',
      message: '=1\n2\u2028',
    })
  })
})
