import { describe, expect, it } from 'vitest'
import { cellsOf, openPackage } from '../../file-formats/fixture-opened-package.ts'
import { storedLead, storedSignup } from '../leads/fixture-stored-lead.ts'
import { leadWorkbook } from './lead-workbook.ts'
import { wordsIn } from './words/words.ts'
import { BANGKOK, zonedTime } from './zoned-time.ts'

const words = wordsIn('en', 'leads')
const time = zonedTime(BANGKOK, words)
const leads = [
  storedLead(1, { subject: '=1+1', message: `Line\nthree\u0007 of <them>\n${'long '.repeat(1000)}`, handled_by: 'นก' }),
  storedSignup(2, { phone_number: '+66 2 123 4567', company_name: 'Press_x0041_b _x0007_x0041_' }),
].map((lead) => ({
  lead,
  deliveries: [],
  followUps: [
    { id: '1', lead_id: lead.id, at: '2026-11-21T19:00:00.000Z', who: 'นก', step: 'noted' as const, note: 'x' },
  ],
}))

const cellsIn = (bytes: Uint8Array) => cellsOf(openPackage(bytes), 1)

describe('leads as a workbook', () => {
  const [header, first = [], second = []] = cellsIn(leadWorkbook(leads, 'en', words, time))

  it('are a table with a heading for each column, in the language that was asked for', () => {
    expect(header).toEqual([
      'Received (ICT)',
      'Form',
      'Stage',
      'Who',
      'Plan',
      'Language',
      'Name',
      'E-mail',
      'Company',
      'Phone',
      'Subject',
      'Message',
      'History',
      'ID',
    ])
    const thai = cellsIn(leadWorkbook([], 'th', wordsIn('th', 'leads'), time))
    expect(thai).toHaveLength(1)
    for (const heading of thai[0] ?? []) expect(heading).toMatch(/\p{Script=Thai}/u)
  })

  it('have moments of Bangkok that a spreadsheet can reckon with', () => {
    // Days from the last of 1899: the 22nd of November 2026, 1:22:06 in the morning.
    expect(Number(first[0])).toBeCloseTo(46_348 + (1 * 3600 + 22 * 60 + 6.359) / 86_400, 6)
  })

  it('keep every text a text, and leave out what no XML can hold', () => {
    expect(first[10]).toBe('=1+1')
    expect(first[11]).toContain('Line\nthree of <them>\n')
    expect(second[9]).toBe('+66 2 123 4567')
    expect(second[8]).toBe('Press_x0041_b _x0007_x0041_')
    expect(first[12]).toBe('2026-11-22 02:00 นก: note: x')
  })

  it('have rows no higher than a spreadsheet allows', () => {
    const sheet = openPackage(leadWorkbook(leads, 'en', words, time))('xl/worksheets/sheet1.xml')
    const heights = sheet('row')
      .toArray()
      .map((row) => Number(sheet(row).attr('ht')))
    expect(Math.max(...heights)).toBe(409)
  })
})
