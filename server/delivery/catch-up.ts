import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type ChannelName, enqueueDeliveries } from './enqueue.ts'
import { COME_AGAIN } from './webhook/http-outcome.ts'

/** The channels that tell the company of a lead. Acknowledgements are left out: they say that it has just arrived, so a late one is wrong. */
export const channelsToUs = (channels: readonly ChannelName[]) =>
  channels.filter((channel) => channel !== 'sender_mail')

/**
 * Writes deliveries for accepted leads that no channel tells the company of, because they were stored or released before one was set
 * up. Several servers may do it at the same time.
 *
 * @param atATime how many leads are read at a time; between two times, other requests are answered
 * @returns for how many leads
 */
export async function enqueueUntold(
  db: Kysely<Tables>,
  channels: readonly ChannelName[],
  now: () => Date,
  atATime = 50,
): Promise<number> {
  const toUs = channelsToUs(channels)
  if (toUs.length === 0) return 0
  const enqueue = enqueueDeliveries(toUs, now)
  let count = 0
  for (let after = ''; ; ) {
    const leads = await db
      .selectFrom('lead')
      .leftJoin('delivery', (join) => join.onRef('delivery.lead_id', '=', 'lead.id').on('channel', '<>', 'sender_mail'))
      .selectAll('lead')
      .select('delivery.id as told_by')
      .where('lead.state', '=', 'accepted')
      .where('lead.id', '>', after)
      .orderBy('lead.id')
      .limit(atATime)
      .execute()
    const last = leads.at(-1)
    if (!last) return count
    const untold = leads.filter(({ told_by }) => told_by === null)
    if (untold.length > 0) {
      await db.transaction().execute(async (trx) => {
        for (const { told_by: _, ...lead } of untold) await enqueue(trx, lead)
      })
    }
    count += untold.length
    after = last.id
    await setImmediate()
  }
}

/**
 * Makes deliveries due that a receiver had refused, mostly because of a wrong setting: whoever corrects it restarts the server, and
 * would otherwise wait up to a day to see the effect. Pauses that a receiver asked for are kept.
 */
export async function hastenRefused(db: Kysely<Tables>, now: Date): Promise<void> {
  const moment = now.toISOString()
  await db
    .updateTable('delivery')
    .set({ next_attempt_at: moment })
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '>', moment)
    .where((where) => where.or([where('last_error', 'like', 'smtp 5%'), where('last_error', 'like', 'http 4%')]))
    .where(
      'last_error',
      'not in',
      [...COME_AGAIN].map((status) => `http ${status}`),
    )
    .execute()
}
