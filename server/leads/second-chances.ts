import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { EnqueueDeliveries } from '../delivery/enqueue.ts'

/** What became of a lead that staff found to be none of spam. */
export type Release =
  | { outcome: 'released'; deliveries: number }
  | { outcome: 'not-suspected' }
  | { outcome: 'unknown' }

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
    const { deliveries } = await trx
      .selectFrom('delivery')
      .select(({ fn }) => fn.countAll<number>().as('deliveries'))
      .where('lead_id', '=', id)
      .executeTakeFirstOrThrow()
    return { outcome: 'released', deliveries }
  })
}

/**
 * Puts dead deliveries back to waiting, due now, with all their attempts before them again. The server looks for such every
 * few seconds.
 *
 * @param id of a lead or of one delivery; without it, all that are dead
 * @returns how many
 */
export async function retryDeliveries(db: Kysely<Tables>, id: string | undefined, now: Date): Promise<number> {
  let query = db
    .updateTable('delivery')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now.toISOString(), locked_until: null })
    .where('state', '=', 'dead')
  if (id !== undefined) query = query.where(({ or, eb }) => or([eb('lead_id', '=', id), eb('id', '=', id)]))
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
