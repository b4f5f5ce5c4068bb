import { describe, expect, it } from 'vitest'
import { DATABASE_KINDS } from '../testing/test-databases.ts'
import type { DeliveryQueue, TakenDelivery } from './queue.ts'
import { later, NOW, queueOfOne } from './testing/queue-of-one.ts'

describe.each(DATABASE_KINDS)('on %s what came of an attempt', (kind) => {
  const { opened, add } = queueOfOne(kind)
  const rows = () => opened().db.selectFrom('delivery').selectAll().orderBy('id').execute()
  const take = (now = NOW) => opened().queue.take('webhook', 1, now, new Date(now.getTime() + 5 * 60_000))
  const taken = async (now = NOW) => {
    const [first] = await take(now)
    if (!first) throw new Error('Nothing was taken')
    return first
  }

  const postponed = (queue: DeliveryQueue, of: TakenDelivery) => queue.postpone(of, 'http 500', later(2))
  const dead = (queue: DeliveryQueue, of: TakenDelivery) => queue.markDead(of, 'http 422')
  const delivered = (queue: DeliveryQueue, of: TakenDelivery) => queue.delivered(of.id, later(1), 'some refused')

  const put = { locked_until: null, attempts: 1, delivered_at: null, next_attempt_at: NOW.toISOString() }
  it.each([
    [
      'puts it off',
      postponed,
      { ...put, state: 'waiting', last_error: 'http 500', next_attempt_at: later(2).toISOString() },
    ],
    ['is its end', dead, { ...put, state: 'dead', last_error: 'http 422' }],
    [
      'is that it was delivered',
      delivered,
      { ...put, state: 'delivered', last_error: 'some refused', delivered_at: later(1).toISOString() },
    ],
  ])('%s, and is of no other delivery', async (_, how, expected) => {
    const one = await taken()
    await add({ id: 'other', locked_until: one.lockedUntil })
    await how(opened().queue, one)
    expect(await rows()).toMatchObject([
      { id: 'd', ...expected },
      { id: 'other', state: 'waiting', attempts: 0, locked_until: one.lockedUntil, last_error: null },
    ])
  })

  it.each([
    ['that puts it off', postponed],
    ['that is its end', dead],
  ])('%s counts for nothing where another server holds it by then', async (_, how) => {
    const lost = await taken()
    const held = await taken(later(6))
    await how(opened().queue, lost)
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 2, locked_until: held.lockedUntil, last_error: null },
    ])
  })

  it.each([
    ['that puts it off', postponed],
    ['that is its end', dead],
  ])('%s counts for nothing where another server has delivered it meanwhile', async (_, how) => {
    const lost = await taken()
    await opened().database.ask(`update delivery set state = 'delivered'`)
    await how(opened().queue, lost)
    expect(await rows()).toMatchObject([{ state: 'delivered', last_error: null }])
  })

  it('that it arrived counts, whoever holds it by then', async () => {
    const lost = await taken()
    await taken(later(6))
    await delivered(opened().queue, lost)
    expect(await rows()).toMatchObject([{ state: 'delivered', locked_until: null }])
    expect(await take(later(60))).toEqual([])
  })
})
