import { describe, expect, it } from 'vitest'
import type { Lead } from '../leads/lead-repository.ts'
import { displayWidth } from './display-width.ts'
import { leadSheet } from './lead-sheet.ts'
import { leadTable } from './lead-table.ts'

const signup: Lead = {
  id: '01a1fcfb-da97-7694-845a-eced005c12ae',
  kind: 'signup',
  state: 'accepted',
  locale: 'th',
  received_at: '2026-11-21T18:22:06.359Z',
  full_name: 'สมชาย ใจดี',
  email: 'somchai@example.co.th',
  company_name: 'ร้านกาแฟสยาม',
  phone_number: '02 123 4567',
  service_interest: 'basic',
  terms_version: '2023-05-01',
  terms_accepted_at: '2026-11-21T18:22:06.359Z',
  subject: null,
  message: null,
}
const contact: Lead = {
  ...signup,
  id: '01a1fcfb-da97-7694-845a-eced005c12af',
  kind: 'contact',
  locale: 'en',
  full_name: 'Ann\u001b[2J Lee',
  company_name: null,
  phone_number: null,
  service_interest: null,
  terms_version: null,
  terms_accepted_at: null,
  subject: 'A very long subject that does not fit into a column',
  message: 'First line\nsecond\u0007 line',
}

describe('leads in a terminal', () => {
  const lines = leadTable([signup, contact], true).split('\n')

  it('are aligned by what is seen, also in Thai', () => {
    const columnOf = (line: string | undefined, text: string) => displayWidth(line?.slice(0, line.indexOf(text)) ?? '')
    const column = columnOf(lines[0], 'E-MAIL')
    expect(columnOf(lines[1], 'somchai@')).toBe(column)
    expect(columnOf(lines[2], 'somchai@')).toBe(column)
  })

  it('show the time in Bangkok, and long texts cut', () => {
    expect(lines[1]).toContain('2026-11-22 01:22')
    expect(lines[2]).toMatch(/A very long subject that does n…$/)
  })
})

describe('leads in a pipe', () => {
  it('are whole, separated by tabs, without a heading', () => {
    const rows = leadTable([signup, contact], false).split('\n')
    expect(rows).toHaveLength(3)
    expect(rows[0]?.split('\t')).toEqual([
      signup.id,
      '2026-11-21T18:22:06.359Z',
      'signup',
      'accepted',
      'th',
      'สมชาย ใจดี',
      'somchai@example.co.th',
      'basic, ร้านกาแฟสยาม',
    ])
    expect(rows[1]).toContain('A very long subject that does not fit into a column')
  })

  it('are nothing where there is none', () => {
    expect(leadTable([], false)).toBe('')
  })
})

describe('what strangers wrote', () => {
  it('cannot move the cursor', () => {
    const printed = leadTable([contact], true) + leadTable([contact], false) + leadSheet(contact)
    expect(printed).toContain('Ann [2J Lee')
    expect(printed).not.toMatch(/[^\P{Cc}\n\t]/u)
  })
})

describe('one lead', () => {
  it('is shown with the fields it has', () => {
    expect(leadSheet(signup)).toContain('Company         ร้านกาแฟสยาม\n')
    expect(leadSheet(signup)).not.toContain('Subject')
    expect(leadSheet(contact)).not.toContain('Company')
    expect(leadSheet(contact)).toMatch(/\n\nFirst line\nsecond {2}line\n$/)
  })
})
