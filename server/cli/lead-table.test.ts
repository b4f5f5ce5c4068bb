import stringWidth from 'string-width'
import { expect, it } from 'vitest'
import { storedLead, storedSignup } from '../../tests/support/stored-lead.ts'
import { leadTable } from './lead-table.ts'

it('aligns Thai, wide and Latin letters by what a terminal shows', () => {
  const names = ['กี่ น้ำใจ', '東京 太郎', 'Zoë', '👩‍👩‍👧 Ann']
  const leads = names.map((full_name, index) => ({
    lead: storedSignup(index, { full_name, email: `${index}@example.com` }),
    deliveries: [],
    followUps: [],
  }))
  const columns = leadTable(leads)
    .trimEnd()
    .split('\n')
    .map((line) => stringWidth(line.slice(0, line.indexOf('@'))) || undefined)
    .filter((width) => width !== undefined)
  expect(new Set(columns.slice(-names.length)).size).toBe(1)
})

it('cuts a long cell between letters', () => {
  const subject = 'น้ำ'.repeat(40)
  const table = leadTable([{ lead: storedLead(1, { subject }), deliveries: [], followUps: [] }])
  const [cut = ''] = /น[^|]*…/.exec(table.slice(table.indexOf('example.co.th'))) ?? []
  expect(cut).toBe(`${'น้ำ'.repeat(31)}…`)
})
