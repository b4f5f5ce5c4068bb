import { describe, expect, it } from 'vitest'
import { DATABASE_KINDS } from '../testing/test-databases.ts'
import { later, NOW, queueOfOne } from './testing/queue-of-one.ts'

describe.each(DATABASE_KINDS)('on %s the next delivery', (kind) => {
  const { opened, add } = queueOfOne(kind)
  const hold = (id: string, minutes: number) =>
    opened().database.ask(`update delivery set locked_until = '${later(minutes).toISOString()}' where id = '${id}'`)
  const nextDue = async (now = NOW) => (await opened().queue.nextDue('webhook', now))?.toISOString()

  it('is the one that is put off for the shortest time', async () => {
    expect(await nextDue()).toBe(NOW.toISOString())
    await add({ id: 'later', next_attempt_at: later(7).toISOString() })
    expect(await nextDue()).toBe(NOW.toISOString())
  })

  it('is the due one whose hold runs out first, where none is due sooner', async () => {
    await hold('d', 5)
    expect(await nextDue()).toBe(later(5).toISOString())
    await add({ id: 'held longer', locked_until: later(8).toISOString() })
    expect(await nextDue()).toBe(later(5).toISOString())
    await add({ id: 'in between', next_attempt_at: later(6).toISOString() })
    expect(await nextDue()).toBe(later(5).toISOString())
    await add({ id: 'sooner', next_attempt_at: later(4).toISOString() })
    expect(await nextDue()).toBe(later(4).toISOString())
  })

  it('is not one that was dealt with, or goes another way; and where nothing waits there is none', async () => {
    const { database, queue } = opened()
    expect(await queue.nextDue('team_mail', NOW)).toBeNull()
    await database.ask(`update delivery set state = 'dead'`)
    expect(await queue.nextDue('webhook', NOW)).toBeNull()
  })
})
