import { describe, expect, it } from 'vitest'
import { DATABASE_KINDS } from '../testing/test-databases.ts'
import { later, NOW, queueOfOne } from './testing/queue-of-one.ts'

describe.each(DATABASE_KINDS)('a delivery given back on %s', (kind) => {
  const { opened, row } = queueOfOne(kind)

  it('is there for the next server at once, as if it had not been tried', async () => {
    const { queue } = opened()
    const [taken] = await queue.take('webhook', 4, NOW, later(5))
    if (!taken) throw new Error('Nothing was taken')
    expect(await row()).toEqual({ attempts: 1, locked_until: later(5).toISOString() })
    await queue.giveBack(taken)
    expect(await row()).toEqual({ attempts: 0, locked_until: null })
    expect(await queue.take('webhook', 4, NOW, later(5))).toMatchObject([{ id: 'd', attempts: 1 }])
  })

  it('stays with whoever holds it by then', async () => {
    const { queue } = opened()
    const [taken] = await queue.take('webhook', 4, NOW, later(5))
    if (!taken) throw new Error('Nothing was taken')
    expect(await queue.take('webhook', 4, later(6), later(11), ['d'])).toEqual([])
    expect(await queue.take('webhook', 4, later(6), later(11))).toHaveLength(1)
    await queue.giveBack(taken)
    expect(await row()).toEqual({ attempts: 2, locked_until: later(11).toISOString() })
  })
})
