import { describe, expect, it } from 'vitest'
import { DATABASE_KINDS } from '../testing/test-databases.ts'
import { deliveryBacklog } from './backlog.ts'
import { later, NOW, queueOfOne } from './testing/queue-of-one.ts'

const HOUR = 60
const DAY = 24 * HOUR

describe.each(DATABASE_KINDS)('on %s a delivery', (kind) => {
  const { opened, row, add } = queueOfOne(kind)
  const set = (what: string) => opened().database.ask(`update delivery set ${what}`)
  const taken = async () => (await opened().queue.take('webhook', 4, NOW, later(5))).map(({ id }) => id)

  it.each([
    ['waits for as long as it was put off', 'next_attempt_at', 28 * HOUR, []],
    ['that a clock which was ahead has put off is taken', 'next_attempt_at', 400 * DAY, ['d']],
    ['that another server holds is left alone, though its clock is hours ahead', 'locked_until', 20 * HOUR, []],
    ['that is held by a clock which was ahead is taken', 'locked_until', 400 * DAY, ['d']],
  ])('%s', async (_, column, minutes, ids) => {
    await set(`${column} = '${later(minutes).toISOString()}'`)
    expect(await taken()).toEqual(ids)
  })

  it('that is due goes before one that a clock which was ahead has put off', async () => {
    const { queue } = opened()
    await add({ id: 'ahead', next_attempt_at: later(400 * DAY).toISOString() })
    expect(await queue.take('webhook', 1, NOW, later(5))).toMatchObject([{ id: 'd' }])
    expect(await queue.take('webhook', 1, NOW, later(5))).toMatchObject([{ id: 'ahead' }])
  })

  it('whose lead cannot be read is not held, and has not been tried', async () => {
    const { database, queue } = opened()
    await database.ask('alter table lead rename to gone')
    await expect(queue.take('webhook', 4, NOW, later(5))).rejects.toThrow()
    await database.ask('alter table gone rename to lead')
    expect(await row()).toEqual({ attempts: 0, locked_until: null })
  })

  it('that waits is counted for its channel, and by itself where that is not configured', async () => {
    const { db } = opened()
    expect(await deliveryBacklog(db, ['team_mail', 'webhook'], later(2))).toEqual({
      channels: {
        team_mail: { waiting: 0, oldestWaitingSeconds: 0, dead: 0 },
        webhook: { waiting: 1, oldestWaitingSeconds: 120, dead: 0 },
      },
      stranded: 0,
    })
    expect(await deliveryBacklog(db, ['team_mail'], later(2))).toEqual({
      channels: { team_mail: { waiting: 0, oldestWaitingSeconds: 0, dead: 0 } },
      stranded: 1,
    })
    await set(`channel = 'sender_mail'`)
    expect((await deliveryBacklog(db, ['team_mail'], later(2))).stranded).toBe(0)
    await set(`channel = 'webhook', state = 'dead'`)
    expect(await deliveryBacklog(db, ['webhook'], later(2))).toEqual({
      channels: { webhook: { waiting: 0, oldestWaitingSeconds: 0, dead: 1 } },
      stranded: 0,
    })
    expect((await deliveryBacklog(db, ['team_mail'], later(2))).channels.team_mail?.dead).toBe(0)
  })

  it('that has waited longest says how long its channel lags', async () => {
    await add({ id: 'newer', created_at: later(3).toISOString() })
    const { channels } = await deliveryBacklog(opened().db, ['webhook'], later(5))
    expect(channels.webhook).toEqual({ waiting: 2, oldestWaitingSeconds: 300, dead: 0 })
  })

  it('that a clock which was ahead has dated counts as late: nobody knows how long it has waited', async () => {
    const { db } = opened()
    await set(`created_at = '${later(DAY).toISOString()}'`)
    const { channels } = await deliveryBacklog(db, ['webhook'], NOW)
    expect(channels.webhook?.oldestWaitingSeconds).toBe(24 * 60 * 60)
    await add({ id: 'on time' })
    const beside = await deliveryBacklog(db, ['webhook'], later(1))
    expect(beside.channels.webhook).toMatchObject({ waiting: 2, oldestWaitingSeconds: (DAY - 1) * 60 })
  })
})
