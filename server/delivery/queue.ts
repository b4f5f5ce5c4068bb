import type { Kysely, Transaction } from 'kysely'
import { isPostgres } from '../database/is-postgres.ts'
import type { DeliveryTable, Tables } from '../database/tables.ts'
import type { Lead } from '../leads/lead-repository.ts'
import { LONGEST_PAUSE } from './backoff.ts'
import type { ChannelName } from './enqueue.ts'

/** A delivery that this process holds, and what it is about. */
export interface TakenDelivery {
  readonly id: string
  readonly lead: Lead
  /** How many have begun, this one included. */
  readonly attempts: number
  /** Until when it is held; also tells this hold from a later one of the same delivery. */
  readonly lockedUntil: string
}

/** The deliveries in the database. Every method throws the driver's own error when the database fails. */
export interface DeliveryQueue {
  /**
   * Takes due deliveries, the longest due first, and holds them until `lockedUntil`: no other server takes them before. Where none is
   * due, takes those that a clock which was ahead has put off for longer than there are pauses; a hold of that kind counts for nothing.
   *
   * @param except deliveries that this process is still working on
   */
  take(
    channel: ChannelName,
    most: number,
    now: Date,
    lockedUntil: Date,
    except?: readonly string[],
  ): Promise<TakenDelivery[]>
  /** When the next delivery of a channel is due, or the hold on a due one runs out. */
  nextDue(channel: ChannelName, now: Date): Promise<Date | null>
  /** @param reason what was refused all the same, or null */
  delivered(id: string, now: Date, reason: string | null): Promise<void>
  postpone(taken: TakenDelivery, reason: string, until: Date): Promise<void>
  markDead(taken: TakenDelivery, reason: string): Promise<void>
  /** Gives back an attempt that was broken off, as if it had not been made. */
  giveBack(taken: TakenDelivery): Promise<void>
}

const HELD = ['id', 'lead_id', 'attempts'] as const
type Held = Pick<DeliveryTable, (typeof HELD)[number]>

/** What to take, and how to hold it. All moments are ISO. */
interface Hold {
  readonly channel: ChannelName
  readonly most: number
  readonly except: readonly string[]
  readonly now: string
  readonly lockedUntil: string
  /** No server whose clock is right within a day puts anything off, or holds anything, for longer. */
  readonly farthest: string
}

export function deliveryQueue(db: Kysely<Tables>): DeliveryQueue {
  const isShared = isPostgres(db)

  const stillHeld = ({ id, lockedUntil }: TakenDelivery) =>
    db
      .updateTable('delivery')
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('locked_until', '=', lockedUntil)

  /** One statement: two servers that ask at the same time get different rows, without waiting for each other. */
  const hold = (
    trx: Transaction<Tables>,
    { channel, most, except, now, lockedUntil, farthest }: Hold,
    isDue: readonly ['<=' | '>', string],
  ): Promise<Held[]> =>
    trx
      .with('due', (query) =>
        query
          .selectFrom('delivery')
          .select('id')
          .where('channel', '=', channel)
          .where('state', '=', 'waiting')
          .where('next_attempt_at', ...isDue)
          .where((where) =>
            where.or([
              where('locked_until', 'is', null),
              where('locked_until', '<=', now),
              where('locked_until', '>', farthest),
            ]),
          )
          .$if(except.length > 0, (others) => others.where('id', 'not in', except))
          .orderBy('next_attempt_at')
          .limit(most)
          .$if(isShared, (shared) => shared.forUpdate().skipLocked()),
      )
      .updateTable('delivery')
      .set((column) => ({ locked_until: lockedUntil, attempts: column('attempts', '+', 1) }))
      .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
      .returning(HELD)
      .execute()

  return {
    async take(channel, most, now, until, except = []) {
      const lockedUntil = until.toISOString()
      const farthest = new Date(now.getTime() + LONGEST_PAUSE).toISOString()
      const how = { channel, most, except, now: now.toISOString(), lockedUntil, farthest }
      // In one transaction: a hold whose leads could not be read would cost them an attempt and the time that it lasts.
      const { rows, found } = await db.transaction().execute(async (trx) => {
        const due = await hold(trx, how, ['<=', how.now])
        const rows = due.length > 0 ? due : await hold(trx, how, ['>', farthest])
        const ids = rows.map(({ lead_id }) => lead_id)
        const found = ids.length > 0 ? await trx.selectFrom('lead').selectAll().where('id', 'in', ids).execute() : []
        return { rows, found }
      })
      const leads = new Map(found.map((lead) => [lead.id, lead]))
      return rows.flatMap(({ id, lead_id, attempts }) => {
        const lead = leads.get(lead_id)
        // The lead was erased in between, and its deliveries with it.
        return lead ? [{ id, lead, attempts, lockedUntil }] : []
      })
    },

    async nextDue(channel, now) {
      // Both queries use the index alone, however many deliveries wait.
      const waiting = db.selectFrom('delivery').where('channel', '=', channel).where('state', '=', 'waiting')
      const due = await waiting
        .select('next_attempt_at')
        .where('locked_until', 'is', null)
        .orderBy('next_attempt_at')
        .limit(1)
        .executeTakeFirst()
      const { until } = await waiting
        .select(({ fn }) => fn.min<string | null>('locked_until').as('until'))
        .where('next_attempt_at', '<=', now.toISOString())
        .executeTakeFirstOrThrow()
      const [first] = [due?.next_attempt_at ?? null, until].filter((moment) => moment !== null).sort()
      return first === undefined ? null : new Date(first)
    },

    async delivered(id, now, reason) {
      // Even if another server holds it by now: it has arrived.
      await db
        .updateTable('delivery')
        .set({ state: 'delivered', delivered_at: now.toISOString(), locked_until: null, last_error: reason })
        .where('id', '=', id)
        .execute()
    },

    async postpone(taken, reason, until) {
      await stillHeld(taken)
        .set({ next_attempt_at: until.toISOString(), last_error: reason, locked_until: null })
        .execute()
    },

    async markDead(taken, reason) {
      await stillHeld(taken).set({ state: 'dead', last_error: reason, locked_until: null }).execute()
    },

    async giveBack(taken) {
      await stillHeld(taken)
        .set({ attempts: taken.attempts - 1, locked_until: null })
        .execute()
    },
  }
}
