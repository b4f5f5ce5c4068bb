import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadTable } from '../../database/tables.ts'
import { storedLead, storedSignup } from '../../leads/fixture-stored-lead.ts'
import { openedDatabase } from '../../testing/opened-database.ts'
import { DATABASE_KINDS } from '../../testing/test-databases.ts'
import { count } from './counting.ts'
import { circumstances } from './fixture-circumstances.ts'

describe.each(DATABASE_KINDS)('count, on %s', (kind) => {
  const opened = openedDatabase(kind)
  beforeEach(async () => void (await opened().db.deleteFrom('lead').execute()))
  const store = async (...leads: LeadTable[]) => void (await opened().db.insertInto('lead').values(leads).execute())

  const counted = async (place: 'terminal' | 'pipe', given: Parameters<typeof count>[1]) => {
    const { context, output } = circumstances(opened().db, place)
    context.terminal.columns = 30
    await count(context, given)
    return output()
  }
  const stored = () =>
    store(
      storedSignup(1, { received_at: '2026-11-18T18:00:00.000Z' }),
      storedSignup(2, { service_interest: 'custom', stage: 'taken', handled_by: 'นก' }),
      storedSignup(3, { service_interest: 'custom', locale: 'en' }),
      storedLead(4),
      storedLead(5, { state: 'suspected_spam' }),
    )

  it('tells how many there are, in all or by what they have in common', async () => {
    await stored()
    expect(await counted('terminal', {})).toBe('4\n')
    expect(await counted('pipe', { format: 'json' })).toBe('{"leads":4}\n')
    expect(await counted('pipe', { by: 'plan' })).toBe('custom\t2\nbasic\t1\nnone\t1\n')
    expect(await counted('pipe', { by: 'language', format: 'csv' })).toBe(
      '\ufeff"language","leads"\r\n"th","3"\r\n"en","1"\r\n',
    )
    expect(JSON.parse(await counted('pipe', { by: 'who', format: 'json' }))).toEqual([
      { who: null, leads: 3 },
      { who: 'นก', leads: 1 },
    ])
    expect(await counted('pipe', { by: 'who', format: 'csv' })).toBe(
      '\ufeff"who","leads"\r\n"none","3"\r\n"นก","1"\r\n',
    )
    expect(await counted('pipe', { by: 'form', spam: true })).toBe('contact\t1\n')
  })

  it('counts days of Bangkok, also those on which nothing came', async () => {
    await stored()
    expect(await counted('pipe', { by: 'day' })).toBe('2026-11-19\t1\n2026-11-20\t0\n2026-11-21\t0\n2026-11-22\t3\n')
    expect(await counted('pipe', { by: 'day', text: 'nothing' })).toBe('')
  })

  it('draws what it counts as far as there is room', async () => {
    await stored()
    expect(await counted('terminal', { by: 'plan' })).toBe(
      'Custom   2  ██████████████████\nBasic    1  █████████\nno plan  1  █████████\nTotal    4\n',
    )
  })
})
