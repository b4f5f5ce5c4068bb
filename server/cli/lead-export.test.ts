import { expect, it } from 'vitest'
import { storedLead, storedSignup } from '../../tests/support/stored-lead.ts'
import { CSV_HEADER, csvLine, leadRecord } from './lead-export.ts'

const STEP = {
  id: '1',
  lead_id: '1',
  at: '2026-11-22T02:00:00.000Z',
  who: 'Nok',
  step: 'noted',
  note: 'Calls "back"',
} as const

it.each(['=1+1', '+66 2 000 0000', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '＋1', '－1', '＠x'])(
  'makes %j text for a spreadsheet',
  (company_name) => {
    const line = csvLine({ lead: storedSignup(1, { company_name }), deliveries: [], followUps: [] })
    expect(line).toContain(`,"'${company_name}",`)
  },
)

it('begins as Excel expects it and quotes every cell', () => {
  expect(CSV_HEADER).toMatch(/^\uFEFF"id","receivedAt",.+,"message","history"\r\n$/)
  const lead = storedLead(1, { message: 'one, "two"\nthree' })
  const line = csvLine({ lead, deliveries: [], followUps: [STEP] })
  expect(line).toContain('"one, ""two""\nthree"')
  expect(line).toContain('"2026-11-22T01:22:06.359+07:00"')
  expect(line).toMatch(/"2026-11-22 09:00 Nok: noted: Calls ""back"""\r\n$/)
})

it('is JSON without the fields that a lead does not have', () => {
  expect(leadRecord({ lead: storedLead(1), deliveries: [], followUps: [STEP] })).toEqual({
    id: storedLead(1).id,
    receivedAt: '2026-11-22T01:22:06.359+07:00',
    kind: 'contact',
    state: 'accepted',
    stage: 'new',
    locale: 'th',
    fullName: 'มานี น้ำใจ',
    email: 'manee@example.co.th',
    subject: 'ขอใบเสนอราคา',
    message: 'บรรทัดแรก\nบรรทัดสอง',
    followUps: [{ at: '2026-11-22T09:00:00.000+07:00', who: 'Nok', step: 'noted', note: 'Calls "back"' }],
    deliveries: [],
  })
})
