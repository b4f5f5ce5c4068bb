import stringWidth from 'string-width'
import { expect, it } from 'vitest'
import { storedLead, storedSignup } from '../../tests/support/stored-lead.ts'
import { csvHeader, csvLine, leadJson, leadTable } from './lead-output.ts'

const STEP = {
  id: '1',
  leadId: '1',
  at: '2026-11-22T02:00:00.000Z',
  who: 'Nok',
  step: 'noted',
  note: 'Calls "back"',
} as const

it.each([
  ...['=1+1', '+66 2 000 0000', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '＋1', '－1', '＠x'],
  ...[
    '0812345678',
    '081-234-5678',
    '(02) 000 0000',
    '02 000 0000',
    '๐๘๑',
    '1/2',
    '1E5',
    '1,000',
    '12:30',
    '5%',
    '฿500',
  ],
])('marks %j as text for a spreadsheet', (companyName) => {
  const line = csvLine({ lead: storedSignup(1, { companyName }), deliveries: [], followUps: [] })
  expect(line).toContain(`,"'${companyName}",`)
})

it('writes CSV with a byte order mark for Excel and quotes every cell', () => {
  expect(csvHeader('en')).toMatch(/^\uFEFF"Name","Email",.+,"Message","History"\r\n$/)
  expect(csvHeader('th')).toMatch(/^\uFEFF"ชื่อ","อีเมล",.+,"ข้อความ","ประวัติ"\r\n$/)
  const lead = storedLead(1, { message: 'one, "two"\nthree' })
  const line = csvLine({ lead, deliveries: [], followUps: [STEP] })
  expect(line).toContain('"one, ""two""\nthree"')
  expect(line).toContain('"2026-11-22 01:22"')
  expect(line).toMatch(/"2026-11-22 09:00 Nok: noted: Calls ""back"""\r\n$/)
})

it('writes JSON without empty fields', () => {
  const { note: _, ...step } = STEP
  const json = leadJson({ lead: storedLead(1), deliveries: [], followUps: [{ ...step, note: null }] })
  expect(JSON.parse(json)).toEqual({
    id: storedLead(1).id,
    receivedAt: '2026-11-21T18:22:06.359Z',
    kind: 'contact',
    state: 'accepted',
    stage: 'new',
    locale: 'th',
    fullName: 'มานี น้ำใจ',
    email: 'manee@example.co.th',
    subject: 'ขอใบเสนอราคา',
    message: 'บรรทัดแรก\nบรรทัดสอง',
    followUps: [step],
    deliveries: [],
  })
})

it('aligns Thai, wide and Latin letters by their width in a terminal', async () => {
  const names = ['กี่ น้ำใจ', '東京 太郎', 'Zoë', '👩‍👩‍👧 Ann']
  const leads = names.map((fullName, index) => ({
    lead: storedSignup(index, { fullName, email: `${index}@example.com` }),
    deliveries: [],
    followUps: [],
  }))
  const columns = (await leadTable(leads))
    .trimEnd()
    .split('\n')
    .map((line) => stringWidth(line.slice(0, line.indexOf('@'))) || undefined)
    .filter((width) => width !== undefined)
  expect(new Set(columns.slice(-names.length)).size).toBe(1)
})

it('cuts a long cell between graphemes', async () => {
  const subject = 'น้ำ'.repeat(40)
  const table = await leadTable([{ lead: storedLead(1, { subject }), deliveries: [], followUps: [] }])
  const [cut = ''] = /น[^|]*…/.exec(table.slice(table.indexOf('example.co.th'))) ?? []
  expect(cut).toBe(`${'น้ำ'.repeat(31)}…`)
})
