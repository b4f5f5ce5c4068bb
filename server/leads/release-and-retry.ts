import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { ChannelName, EnqueueDeliveries } from '../delivery/enqueue.ts'

/** The result of releasing a lead that was suspected of spam. */
export type Release =
  | { outcome: 'released'; deliveries: number }
  | { outcome: 'not-suspected' }
  | { outcome: 'unknown' }

async function countDeliveries(trx: Transaction<Tables>, id: string): Promise<number> {
  const { count } = await trx
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lead_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

/** Accepts a lead that was suspected of spam, and writes its deliveries in the same transaction. */
export function releaseLead(db: Kysely<Tables>, id: string, enqueue: EnqueueDeliveries): Promise<Release> {
  return db.transaction().execute(async (trx): Promise<Release> => {
    const released = await trx
      .updateTable('lead')
      .set({ state: 'accepted' })
      .where('id', '=', id)
      .where('state', '=', 'suspected_spam')
      .returningAll()
      .executeTakeFirst()
    if (!released) {
      const known = await trx.selectFrom('lead').select('id').where('id', '=', id).executeTakeFirst()
      return { outcome: known ? 'not-suspected' : 'unknown' }
    }
    await enqueue(trx, released)
    return { outcome: 'released', deliveries: await countDeliveries(trx, id) }
  })
}

/** The result of delivering a lead that was stored without deliveries. */
export type Delivered = { outcome: 'waiting'; deliveries: number } | { outcome: 'suspected' } | { outcome: 'unknown' }

/** Writes the deliveries that an accepted lead does not have yet. */
export function deliverLead(db: Kysely<Tables>, id: string, enqueue: EnqueueDeliveries): Promise<Delivered> {
  return db.transaction().execute(async (trx): Promise<Delivered> => {
    const lead = await trx.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
    if (!lead) return { outcome: 'unknown' }
    if (lead.state === 'suspected_spam') return { outcome: 'suspected' }
    const before = await countDeliveries(trx, id)
    await enqueue(trx, lead)
    return { outcome: 'waiting', deliveries: (await countDeliveries(trx, id)) - before }
  })
}

/** Which deliveries are to be tried again. */
interface ToRetry {
  readonly state: 'dead' | 'waiting'
  /** The configured ones, at least one: nothing tries what is meant for another. */
  readonly channels: readonly ChannelName[]
  /** Of a lead or of one delivery; without it, all of that state. */
  readonly id?: string | undefined
}

/**
 * Makes deliveries due now, with all their attempts to come again: those that were given up, or those that wait for a later attempt,
 * once it is known that what was in their way is gone. What is being sent is let alone. A running server finds them within seconds,
 * those of a webhook that asked for rest only after it, or after a restart: the server keeps the rest to itself.
 *
 * @returns how many
 */
export async function retryDeliveries(
  db: Kysely<Tables>,
  { state, channels, id }: ToRetry,
  now: Date,
): Promise<number> {
  const moment = now.toISOString()
  let query = db
    .updateTable('delivery')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: moment, locked_until: null })
    .where('state', '=', state)
    .where('channel', 'in', channels)
    .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', moment)]))
  if (state === 'waiting') query = query.where('next_attempt_at', '>', moment)
  if (id !== undefined) query = query.where(({ or, eb }) => or([eb('lead_id', '=', id), eb('id', '=', id)]))
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
