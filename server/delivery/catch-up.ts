import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isPostgres } from '../database/is-postgres.ts'
import type { Tables } from '../database/tables.ts'
import { type ChannelName, enqueueDeliveries } from './enqueue.ts'
import { COME_AGAIN } from './webhook/http-outcome.ts'

/** The channels that tell the company of a lead. Acknowledgements are left out: they say that it has just arrived, so a late one is wrong. */
export const teamChannels = (channels: readonly ChannelName[]) =>
  channels.filter((channel) => channel !== 'sender_mail')

/** How many leads are looked through in one step: on SQLite nobody else is answered meanwhile. */
const AT_A_TIME = 100

interface CatchUp {
  now: () => Date
  /** Ends it after the step that has begun; the next start does the rest. */
  signal: AbortSignal
  /** Called when there is something new to deliver. */
  wakeDelivery: () => void
  /** How many leads are looked through in one step; between two, other requests are answered. */
  atATime?: number
}

/**
 * Those of the next leads that no channel tells the company of, and the last of these leads, unless they are the last of all. Until
 * the transaction ends none of them can be erased: there could be no delivery of it, and the step would fail for all.
 */
async function nextMissed(trx: Transaction<Tables>, after: string, atATime: number) {
  const next = trx.selectFrom('lead').where('lead.id', '>', after)
  const last = await next
    .select('lead.id')
    .orderBy('lead.id')
    .offset(atATime - 1)
    .limit(1)
    .executeTakeFirst()
  const missed = await next
    .select(['lead.id', 'lead.email', 'lead.received_at'])
    .$if(last !== undefined, (leads) => leads.where('lead.id', '<=', last?.id ?? after))
    .where('lead.state', '=', 'accepted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery')
            .select('delivery.id')
            .whereRef('delivery.lead_id', '=', 'lead.id')
            .where('delivery.channel', '<>', 'sender_mail'),
        ),
      ),
    )
    // On SQLite nobody else writes during a transaction.
    .$if(isPostgres<Tables>(trx), (leads) => leads.forKeyShare())
    .execute()
  return { missed, last: last?.id }
}

/**
 * Writes deliveries for accepted leads that no channel tells the company of, because they were stored or released before one was set
 * up. Several servers may do it at the same time, and leads may be delivered meanwhile.
 *
 * @returns for how many leads
 */
export async function enqueueMissed(
  db: Kysely<Tables>,
  channels: readonly ChannelName[],
  { now, signal, wakeDelivery, atATime = AT_A_TIME }: CatchUp,
): Promise<number> {
  const toUs = teamChannels(channels)
  if (toUs.length === 0) return 0
  const enqueue = enqueueDeliveries(toUs, now)
  let count = 0
  for (let after: string | undefined = ''; after !== undefined && !signal.aborted; await setImmediate()) {
    const from: string = after
    const { missed, last } = await db.transaction().execute(async (trx) => {
      const next = await nextMissed(trx, from, atATime)
      for (const lead of next.missed) await enqueue(trx, lead)
      return next
    })
    if (missed.length > 0) wakeDelivery()
    count += missed.length
    after = last
  }
  return count
}

/**
 * Makes deliveries due that a receiver had refused, mostly because of a wrong setting: whoever corrects it restarts the server, and
 * would otherwise wait up to a day to see the effect. All their attempts are still to come: what a setting of ours has cost is not counted
 * once it is mended. Pauses that a receiver asked for are kept.
 */
export async function hastenRefused(db: Kysely<Tables>, now: Date): Promise<void> {
  const moment = now.toISOString()
  await db
    .updateTable('delivery')
    .set({ next_attempt_at: moment, attempts: 0 })
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
