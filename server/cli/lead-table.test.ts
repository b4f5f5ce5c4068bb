import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import type { FoundDelivery, FoundLead } from '../leads/lead-search.ts'
import { leadSheet } from './lead-sheet.ts'
import { leadLine, leadTable } from './lead-table.ts'

const delivery: FoundDelivery = {
  id: '01a1fcfb-da97-7694-845a-000000000001',
  lead_id: '01a1fcfb-da97-7694-845a-eced005c12ae',
  channel: 'team_mail',
  state: 'delivered',
  attempts: 1,
  next_attempt_at: '2026-11-21T18:22:06.359Z',
  last_error: null,
  delivered_at: '2026-11-21T18:22:08.000Z',
}
const signup: FoundLead = {
  lead: {
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
  },
  deliveries: [
    delivery,
    { ...delivery, channel: 'sender_mail', state: 'dead', attempts: 3, last_error: 'SMTP 550', delivered_at: null },
    { ...delivery, channel: 'webhook', state: 'waiting', attempts: 1, last_error: 'HTTP 500', delivered_at: null },
  ],
}
const contact: FoundLead = {
  lead: {
    ...signup.lead,
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
  },
  deliveries: [],
}

describe('leads in a terminal', () => {
  const lines = leadTable([signup, contact]).split('\n')

  it('are aligned by displayed width, also in Thai', () => {
    const columnOf = (line: string | undefined, text: string) => stringWidth(line?.slice(0, line.indexOf(text)) ?? '')
    const column = columnOf(lines[0], 'E-MAIL')
    expect(columnOf(lines[1], 'somchai@')).toBe(column)
    expect(columnOf(lines[2], 'somchai@')).toBe(column)
  })

  it('show the time in Bangkok, the worst of their deliveries, and long texts cut', () => {
    expect(lines[1]).toMatch(/2026-11-22 01:22 {2}signup {3}accepted {2}dead /)
    expect(lines[2]).toMatch(/accepted {2}- .+A very long subject that does n…$/)
  })
})

describe('a lead in a pipe', () => {
  it('is whole, separated by tabs', () => {
    expect(leadLine(signup).split('\t')).toEqual([
      signup.lead.id,
      '2026-11-21T18:22:06.359Z',
      'signup',
      'accepted',
      'dead',
      'th',
      'สมชาย ใจดี',
      'somchai@example.co.th',
      'basic, ร้านกาแฟสยาม\n',
    ])
    expect(leadLine(contact)).toContain('A very long subject that does not fit into a column')
  })
})

describe('text of strangers', () => {
  it('cannot move the cursor', () => {
    const printed = leadTable([contact]) + leadLine(contact) + leadSheet(contact)
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

  it('is shown with how each delivery stands', () => {
    const sheet = leadSheet(signup)
    expect(sheet).toContain('To the team     delivered 2026-11-22 01:22\n')
    expect(sheet).toContain('To the sender   dead, after 3 attempts (SMTP 550)\n')
    expect(sheet).toContain('Webhook         waiting, next attempt 2026-11-22 01:22, after 1 attempt (HTTP 500)\n')
  })
})
