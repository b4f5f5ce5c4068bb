import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { storedLead, storedSignup } from '../leads/fixture-stored-lead.ts'
import type { FoundDelivery } from '../leads/lead-search.ts'
import type { Paint } from './colour.ts'
import { leadSheet } from './lead-sheet.ts'
import { type ListedLead, layoutAhead, leadColumns, leadLine, leadTable } from './lead-table.ts'
import { rowLine } from './table-layout.ts'
import { wordsIn } from './words/words.ts'
import { BANGKOK, zonedTime } from './zoned-time.ts'

const english = wordsIn('en', 'leads')
const time = zonedTime(BANGKOK, english)
const plain: Paint = (_, text) => text

const delivery: FoundDelivery = {
  id: '01a1fcfb-da97-7694-845a-000000000001',
  lead_id: storedLead(1).id,
  channel: 'team_mail',
  state: 'delivered',
  attempts: 1,
  next_attempt_at: '2026-11-21T18:22:06.359Z',
  last_error: null,
  delivered_at: '2026-11-21T18:22:08.000Z',
}
const signup: ListedLead = {
  short: '000001',
  lead: storedSignup(1, { stage: 'taken', handled_by: 'นก' }),
  deliveries: [
    delivery,
    { ...delivery, channel: 'sender_mail', state: 'dead', attempts: 3, last_error: 'SMTP 550', delivered_at: null },
    { ...delivery, channel: 'webhook', state: 'waiting', attempts: 1, last_error: 'HTTP 500', delivered_at: null },
  ],
  followUps: [
    { id: '1', lead_id: '1', at: '2026-11-21T19:00:00.000Z', who: 'นก', step: 'taken', note: null },
    { id: '2', lead_id: '1', at: '2026-11-21T19:01:00.000Z', who: 'เล็ก', step: 'noted', note: 'โทรกลับ\nวัน\u0007จันทร์' },
  ],
}
const contact: ListedLead = {
  short: '000002',
  lead: storedLead(2, {
    locale: 'en',
    full_name: 'Ann \u001b[2J Lee\u202E',
    subject:
      'A very long subject that does not fit into a column of any terminal that is in use on this side of the river',
    message: 'First line\nsecond\u0007 line',
  }),
  deliveries: [],
  followUps: [],
}

const tableIn = (columns: number, language: (typeof LOCALES)[number] = 'en') => {
  const words = wordsIn(language, 'leads')
  return leadTable([signup, contact], leadColumns(words, time), columns, plain)
}

describe('leads in a terminal', () => {
  const lines = tableIn(160).split('\n')

  it('are aligned by displayed width, also in Thai', () => {
    const columnOf = (line: string | undefined, text: string) => stringWidth(line?.slice(0, line.indexOf(text)) ?? '')
    const column = columnOf(lines[0], 'E-MAIL')
    expect(columnOf(lines[1], 'manee@')).toBe(column)
    expect(columnOf(lines[2], 'manee@')).toBe(column)
  })

  it('show the time in Bangkok, who has them, the worst of their deliveries, and long texts cut', () => {
    expect(lines[1]).toMatch(/^000001 {2}2026-11-22 01:22 {2}signup {3}taken {2}นก {3}dead /)
    expect(lines[2]).toMatch(/new {4}- {4}- .+A very long subject that does n.*…$/)
  })

  it.each(LOCALES.flatMap((language) => [40, 60, 80, 100, 150, 200].map((columns) => [language, columns] as const)))(
    'in %s fit into %i columns, with who sent them',
    (language, columns) => {
      const table = tableIn(columns, language)
      for (const line of table.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(columns)
      expect(table).toMatch(/สมชาย/)
      expect(table).toMatch(/000002/)
    },
  )

  it('as they come have columns that do not move', () => {
    const columns = leadColumns(english, time)
    const layout = layoutAhead(columns, 100)
    const at = [signup, contact].map((listed) => rowLine(layout, listed, plain).search(/สมชาย|Ann/))
    expect(at[0]).toBe(at[1])
    expect(stringWidth(rowLine(layout, contact, plain).trimEnd())).toBeLessThanOrEqual(100)
  })

  it('are painted by what needs attention', () => {
    const painted = leadTable([signup], leadColumns(english, time), 160, (tone, text) =>
      tone ? `<${tone}>${text}` : text,
    )
    expect(painted).toContain('<heading>ID')
    expect(painted).toContain('<under-way>taken')
    expect(painted).toContain('<wrong>dead')
  })

  it('that are suspected say so', () => {
    const suspected = { ...contact, lead: storedLead(2, { state: 'suspected_spam' }) }
    expect(leadTable([suspected], leadColumns(english, time), 160, plain)).toContain('suspected of spam')
  })
})

describe('a lead in a pipe', () => {
  it('is whole, separated by tabs', () => {
    expect(leadLine(signup, english, time).split('\t')).toEqual([
      signup.lead.id,
      '2026-11-22T01:22:06.359+07:00',
      'signup',
      'accepted',
      'dead',
      'th',
      'สมชาย ใจดี',
      'manee@example.co.th',
      'Basic, ร้านกาแฟสยาม',
      'taken',
      'นก\n',
    ])
    expect(leadLine(contact, english, time)).toContain(contact.lead.subject)
  })
})

describe('text of strangers', () => {
  it('cannot move the cursor or turn what follows', () => {
    const printed = tableIn(200) + leadLine(contact, english, time) + leadSheet(contact, english, time)
    expect(printed).toContain('Ann  [2J Lee')
    expect(printed).not.toMatch(/[^\P{Cc}\n\t]|\u202E/u)
  })
})

describe('one lead', () => {
  const sheet = leadSheet(signup, english, time)

  it('is shown with the fields it has', () => {
    expect(sheet).toContain('Company         ร้านกาแฟสยาม\n')
    expect(sheet).toContain('Received        2026-11-22 01:22 (ICT)\n')
    expect(sheet).toContain('Stage           taken, นก\n')
    expect(sheet).not.toContain('Subject')
    expect(leadSheet(contact, english, time)).not.toContain('Company')
    expect(leadSheet(contact, english, time)).toMatch(/\n\nFirst line\nsecond {2}line\n$/)
  })

  it('is shown with how each delivery stands', () => {
    expect(sheet).toContain('To the team     delivered 2026-11-22 01:22\n')
    expect(sheet).toContain('To the sender   dead, after 3 attempts (SMTP 550)\n')
    expect(sheet).toContain('Webhook         waiting, next attempt 2026-11-22 01:22, after 1 attempt (HTTP 500)\n')
  })

  it('is shown with who did what, and notes below', () => {
    expect(sheet).toMatch(
      /\n\n2026-11-22 02:00 {2}taken {2}นก\n2026-11-22 02:01 {2}note {2}เล็ก\n {4}โทรกลับ\n {4}วัน จันทร์\n$/,
    )
  })

  it('is in Thai where that is asked for', () => {
    const labels = leadSheet(signup, wordsIn('th', 'leads'), time)
      .match(/^\S+(?= {2})/gm)
      ?.filter((label) => !/\d/.test(label))
    for (const label of labels ?? []) expect(label).toMatch(/\p{Script=Thai}|^Webhook$/u)
  })
})
