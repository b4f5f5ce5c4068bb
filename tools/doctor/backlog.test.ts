import { beforeEach, describe, expect, it } from 'vitest'
import type { DeliveryTable } from '../../server/database/tables.ts'
import { storedLead } from '../../server/leads/fixture-stored-lead.ts'
import { openedDatabase } from '../../server/testing/opened-database.ts'
import { DATABASE_KINDS } from '../../server/testing/test-databases.ts'
import { backlogFindings } from './backlog.ts'

const NOW = new Date('2026-11-22T08:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

describe.each(DATABASE_KINDS)('the doctor, of a backlog on %s', (kind) => {
  const opened = openedDatabase(kind)
  beforeEach(async () => void (await opened().db.deleteFrom('lead').execute()))

  let number = 0
  const store = async (channel: DeliveryTable['channel'], minutes: number, change: Partial<DeliveryTable> = {}) => {
    const { db } = opened()
    number += 1
    const { id } = storedLead(number)
    await db.insertInto('lead').values(storedLead(number)).execute()
    const created_at = minutesAgo(minutes)
    const delivery = { id, lead_id: id, channel, state: 'waiting', attempts: 0, created_at } as const
    await db
      .insertInto('delivery')
      .values({ ...delivery, next_attempt_at: created_at, ...change })
      .execute()
  }
  const found = () => backlogFindings(opened().db, ['team_mail', 'sender_mail', 'webhook'], NOW)

  it('is silent about what is on its way, and an acknowledgement that nobody can be sent', async () => {
    await store('team_mail', 29)
    await store('webhook', 600, { state: 'delivered' })
    await store('sender_mail', 600, { state: 'dead', last_error: 'smtp 550 RCPT TO' })
    expect(await found()).toEqual([
      { about: 'backlog', verdict: 'ok', says: 'nothing has waited for half an hour, and nothing was given up' },
    ])
  })

  it('tells what waits for long, since when and why, and what was given up', async () => {
    await store('team_mail', 60, { attempts: 3, last_error: 'smtp 535 CONN' })
    await store('team_mail', 600, { attempts: 12, last_error: 'smtp 550 MAIL FROM' })
    await store('webhook', 600, { state: 'dead', last_error: 'http 413' })
    await store('webhook', 90, { attempts: 4, last_error: 'http 503' })
    expect(await found()).toEqual([
      {
        about: 'backlog',
        verdict: 'warning',
        says: `2 for team_mail wait, since ${minutesAgo(600)}, attempts: 12, smtp 550 MAIL FROM. Mend that, then: leads retry --waiting`,
      },
      {
        about: 'backlog',
        verdict: 'warning',
        says: `1 for webhook wait, since ${minutesAgo(90)}, attempts: 4, http 503. Mend that, restart (it may have asked for rest), then: leads retry --waiting`,
      },
      {
        about: 'backlog',
        verdict: 'warning',
        says: `1 for webhook given up, of ${minutesAgo(600)}: http 413. Mend that, then: leads retry`,
      },
    ])
  })

  it('asks for the server where nothing was tried', async () => {
    await store('team_mail', 31)
    const [finding] = await found()
    expect(finding?.says).toBe(`1 for team_mail wait, since ${minutesAgo(31)}, attempts: 0, does the server run?`)
  })

  it('tells what waits for a channel that is not configured', async () => {
    await store('webhook', 2)
    await store('sender_mail', 600)
    const [finding, ...rest] = await backlogFindings(opened().db, ['team_mail'], NOW)
    expect(finding?.says).toBe(`1 for webhook wait, since ${minutesAgo(2)}, and it is not configured: set it again`)
    expect(rest).toEqual([])
  })

  it('has a channel set again before what was given up for it is tried again', async () => {
    await store('webhook', 600, { state: 'dead', last_error: 'http 413' })
    const [finding] = await backlogFindings(opened().db, ['team_mail'], NOW)
    expect(finding?.says).toBe(
      `1 for webhook given up, of ${minutesAgo(600)}: http 413. It is not configured: set it again, mend that, then: leads retry`,
    )
  })
})
