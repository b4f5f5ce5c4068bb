import { describe, expect, it } from 'vitest'
import type { DeliveryTable } from '../database/tables.ts'
import { DATABASE_KINDS } from '../testing/test-databases.ts'
import { hastenRefused } from './catch-up.ts'
import { later, NOW, queueOfOne } from './testing/queue-of-one.ts'

const PUT_OFF = { attempts: 3, next_attempt_at: later(60).toISOString() }
const DUE = { attempts: 0, next_attempt_at: NOW.toISOString() }
const DUE_BY_ITSELF = { attempts: 3, next_attempt_at: NOW.toISOString() }

/** How a delivery stands, and how it does after a start. Its name here is its id. */
const DELIVERIES: Record<string, [Partial<DeliveryTable>, typeof PUT_OFF]> = {
  'our address': [{ last_error: 'smtp 550 MAIL FROM' }, DUE],
  'our password': [{ last_error: 'smtp 535 AUTH PLAIN' }, DUE],
  'our secret': [{ last_error: 'http 401' }, DUE],
  'our webhook’s address': [{ last_error: 'http 404' }, DUE],
  'not tried': [{ last_error: null }, PUT_OFF],
  greylisted: [{ last_error: 'smtp 451 RCPT TO' }, PUT_OFF],
  'not reached': [{ last_error: 'smtp ECONNREFUSED' }, PUT_OFF],
  'too slow': [{ last_error: 'http 408' }, PUT_OFF],
  'too early': [{ last_error: 'http 425' }, PUT_OFF],
  'asked for a rest': [{ last_error: 'http 429' }, PUT_OFF],
  'a fault of theirs': [{ last_error: 'http 500' }, PUT_OFF],
  'given up': [{ last_error: 'http 401', state: 'dead' }, PUT_OFF],
  arrived: [{ last_error: 'http 401', state: 'delivered' }, PUT_OFF],
  'due at this moment': [{ last_error: 'http 401', ...DUE_BY_ITSELF }, DUE_BY_ITSELF],
}

describe.each(DATABASE_KINDS)('a start on %s', (kind) => {
  const { opened, add } = queueOfOne(kind)

  it('makes due what a setting of ours kept back, with all attempts still to come, and nothing else', async () => {
    const { database, db } = opened()
    for (const [id, [change]] of Object.entries(DELIVERIES)) await add({ id, ...PUT_OFF, ...change })
    await hastenRefused(db, NOW)
    const rows = await database.ask(`select id, attempts, next_attempt_at from delivery where id <> 'd'`)
    const after = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))
    expect(after).toEqual(Object.fromEntries(Object.entries(DELIVERIES).map(([id, [, expected]]) => [id, expected])))
  })
})
