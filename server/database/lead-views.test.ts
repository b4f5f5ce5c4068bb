import type { Kysely } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { storedLead, storedSignup } from '../leads/fixture-stored-lead.ts'
import { openedDatabase } from '../testing/opened-database.ts'
import { DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'
import type { Tables } from './tables.ts'

describe.each(DATABASE_KINDS)('the views of leads in %s', (kind) => {
  const opened = openedDatabase(kind)
  let database: TestDatabase
  let db: Kysely<Tables>
  beforeAll(async () => {
    ;({ database, db } = opened())
    const step = (id: number, lead: number, at: string, name: 'taken' | 'answered' | 'closed') =>
      ({ id: String(id), lead_id: storedLead(lead).id, at, who: 'นก', step: name, note: null }) as const
    await db
      .insertInto('lead')
      .values([
        storedSignup(1, { stage: 'closed', handled_by: 'นก' }),
        storedLead(2, { received_at: '2026-11-21T10:00:00.000Z' }),
        storedLead(3, { state: 'suspected_spam' }),
      ])
      .execute()
    await db
      .insertInto('follow_up')
      .values([
        step(1, 1, '2026-11-21T19:00:00.000Z', 'taken'),
        step(2, 1, '2026-11-21T20:22:06.359Z', 'answered'),
        step(3, 1, '2026-11-22T20:00:00.000Z', 'answered'),
        step(4, 1, '2026-11-22T21:00:00.000Z', 'closed'),
      ])
      .execute()
  })

  /** The rows as text: PostgreSQL's driver makes dates of timestamps, in the zone of this machine. */
  const rowsOf = async (view: string, columns: string[]) => {
    const cells = columns.map((column) => `cast(${column} as text) as ${column}`)
    return database.ask(`select ${cells.join(', ')} from ${view} order by received desc`)
  }

  it('list accepted leads with what was done about them, in Bangkok time', async () => {
    const columns = [
      'short_id',
      'received',
      'form',
      'plan',
      'language',
      'stage',
      'handled_by',
      'answered',
      'closed',
      'delivery',
    ]
    const personal = ['name', 'email', 'company', 'phone', 'subject', 'message']
    expect(await rowsOf('lead_list', ['id', ...columns, ...personal])).toEqual([
      {
        id: storedLead(1).id,
        short_id: '000001',
        received: '2026-11-22 01:22:06',
        form: 'signup',
        plan: 'basic',
        language: 'th',
        stage: 'closed',
        handled_by: 'นก',
        answered: '2026-11-22 03:22:06',
        closed: '2026-11-23 04:00:00',
        delivery: null,
        name: 'สมชาย ใจดี',
        email: 'manee@example.co.th',
        company: 'ร้านกาแฟสยาม',
        phone: '02 123 4567',
        subject: null,
        message: null,
      },
      expect.objectContaining({ received: '2026-11-21 17:00:00', stage: 'new', answered: null, closed: null }),
    ])
  })

  it('tell the worst delivery of each', async () => {
    const delivery = { lead_id: storedLead(2).id, attempts: 1, next_attempt_at: '', created_at: '' } as const
    const told = async () => (await database.ask(`select delivery from lead_list where form = 'contact'`))[0]?.delivery
    await db
      .insertInto('delivery')
      .values({ ...delivery, id: '1', channel: 'team_mail', state: 'delivered' })
      .execute()
    expect(await told()).toBe('delivered')
    await db
      .insertInto('delivery')
      .values({ ...delivery, id: '2', channel: 'webhook', state: 'waiting' })
      .execute()
    expect(await told()).toBe('waiting')
    await db.updateTable('delivery').set({ state: 'dead' }).where('id', '=', '1').execute()
    expect(await told()).toBe('dead')
  })

  it('figure without a word about anybody, suspected spam as well', async () => {
    const rows = await database.ask('select * from lead_figures order by received')
    expect(rows).toHaveLength(3)
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'received',
      'form',
      'plan',
      'language',
      'state',
      'stage',
      'minutes_to_answer',
    ])
    expect(rows.map((row) => row.minutes_to_answer).sort()).toEqual([120, null, null])
    expect(JSON.stringify(rows)).not.toMatch(/manee|สมชาย|นก|019a/)
  })

  it.each(['lead_list', 'lead_figures'])('cannot be written to (%s)', async (view) => {
    await expect(database.ask(`delete from ${view}`)).rejects.toThrow(/view/)
  })
})
