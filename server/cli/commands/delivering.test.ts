import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadTable } from '../../database/tables.ts'
import { storedLead } from '../../leads/fixture-stored-lead.ts'
import { openedDatabase } from '../../testing/opened-database.ts'
import { DATABASE_KINDS } from '../../testing/test-databases.ts'
import type { CommandContext } from './context.ts'
import { retry } from './delivering.ts'
import { circumstances } from './fixture-circumstances.ts'

const BOTH = ['team_mail', 'webhook'] as const

describe.each(DATABASE_KINDS)('retry, on %s', (kind) => {
  const opened = openedDatabase(kind)
  beforeEach(async () => void (await opened().db.deleteFrom('lead').execute()))

  const store = async (...leads: LeadTable[]) => void (await opened().db.insertInto('lead').values(leads).execute())

  const inPipe = (channels: CommandContext['channels']) => circumstances(opened().db, 'pipe', { channels })

  it('takes the id of a lead, its end, or that of one delivery', async () => {
    await store(storedLead(1))
    const delivery = {
      lead_id: storedLead(1).id,
      state: 'dead',
      attempts: 9,
      next_attempt_at: '',
      created_at: '',
    } as const
    const ids = [storedLead(8).id, storedLead(9).id] as const
    const kill = async () => {
      await opened().db.deleteFrom('delivery').execute()
      await opened()
        .db.insertInto('delivery')
        .values([
          { ...delivery, id: ids[0], channel: 'team_mail' },
          { ...delivery, id: ids[1], channel: 'webhook' },
        ])
        .execute()
    }
    for (const [name, said] of [
      [ids[0].toUpperCase(), '1 delivery will be tried again.\n'],
      ['000001', '2 deliveries will be tried again.\n'],
      [storedLead(1).id, '2 deliveries will be tried again.\n'],
      [undefined, '2 deliveries will be tried again.\n'],
    ] as const) {
      await kill()
      const { context, output } = inPipe(BOTH)
      await retry(context, name, {})
      expect(output()).toBe(said)
    }
    const { context } = inPipe(BOTH)
    await expect(retry(context, '000001', {})).rejects.toThrow('000001 has no dead delivery')
    await expect(retry(context, storedLead(7).id, {})).rejects.toThrow('has no dead delivery')
  })

  it.each(['dead', 'waiting'] as const)('promises nothing of a %s delivery that nothing tries', async (state) => {
    await store(storedLead(1))
    const row = { id: storedLead(8).id, lead_id: storedLead(1).id, channel: 'webhook', state, attempts: 9 } as const
    const inserted = { ...row, next_attempt_at: '2026-11-23T10:00:00.000Z', created_at: '' }
    await opened().db.insertInto('delivery').values(inserted).execute()
    const options = state === 'waiting' ? { waiting: true as const } : {}
    await expect(retry(inPipe([]).context, undefined, options)).rejects.toThrow('no delivery is configured here')
    const { context, output } = inPipe(['team_mail'])
    await retry(context, undefined, options)
    expect(output()).toBe('0 deliveries will be tried again.\n')
    await expect(retry(context, '000001', options)).rejects.toThrow(/has no .+ configured channel/)
    expect(await opened().database.ask('select state, attempts from delivery')).toEqual([{ state, attempts: 9 }])
  })

  it('with --waiting makes due what waits for a later attempt, and lets alone what is being sent', async () => {
    await store(storedLead(1), storedLead(2))
    const row = { lead_id: storedLead(1).id, state: 'waiting', attempts: 9, created_at: '' } as const
    const later = '2026-11-23T10:00:00.000Z'
    const held = '2026-11-22T05:04:00.000Z'
    await opened()
      .db.insertInto('delivery')
      .values([
        { ...row, id: storedLead(8).id, channel: 'team_mail', next_attempt_at: later },
        {
          ...row,
          id: storedLead(9).id,
          channel: 'webhook',
          next_attempt_at: '2026-11-22T04:00:00.000Z',
          locked_until: held,
        },
        // A clock that was ahead had put it off: it was taken before its time, and is being sent.
        {
          ...row,
          id: storedLead(10).id,
          lead_id: storedLead(2).id,
          channel: 'webhook',
          next_attempt_at: later,
          locked_until: held,
        },
      ])
      .execute()
    const { context, output } = inPipe(BOTH)
    await retry(context, undefined, { waiting: true })
    expect(output()).toBe('1 delivery will be tried again.\n')
    expect(
      await opened().database.ask('select attempts, next_attempt_at, locked_until from delivery order by id'),
    ).toEqual([
      { attempts: 0, next_attempt_at: '2026-11-22T05:00:00.000Z', locked_until: null },
      { attempts: 9, next_attempt_at: '2026-11-22T04:00:00.000Z', locked_until: held },
      { attempts: 9, next_attempt_at: later, locked_until: held },
    ])
    await expect(retry(context, '000001', { waiting: true })).rejects.toThrow(
      '000001 has no delivery by a configured channel that waits for a later attempt. See: leads show 000001',
    )
  })
})
