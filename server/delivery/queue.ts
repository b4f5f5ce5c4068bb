import type { Kysely } from 'kysely'
import { isPostgres } from '../database/is-postgres.ts'
import type { DeliveryTable, Tables } from '../database/tables.ts'
import type { Lead } from '../leads/lead-repository.ts'
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

export interface Backlog {
  readonly waiting: number
  /** Age in seconds of the delivery that has been waiting longest; 0 when none is. */
  readonly oldestWaitingSeconds: number
  readonly dead: number
}

/** The deliveries in the database. Every method throws the driver's own error when the database fails. */
export interface DeliveryQueue {
  /**
   * Takes due deliveries, the longest due first, and holds them until `lockedUntil`: no other server takes them before.
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
  delivered(id: string, now: Date): Promise<void>
  postpone(taken: TakenDelivery, reason: string, until: Date): Promise<void>
  markDead(taken: TakenDelivery, reason: string): Promise<void>
  /** Gives back an attempt that was broken off, as if it had not been made. */
  giveBack(taken: TakenDelivery): Promise<void>
  backlog(now: Date): Promise<Backlog>
  /** How many wait for a channel that is not among these and therefore will not be delivered. */
  stranded(channels: readonly ChannelName[]): Promise<number>
}

type Row = Pick<DeliveryTable, 'id' | 'lead_id' | 'attempts'>

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
    channel: ChannelName,
    most: number,
    now: string,
    lockedUntil: string,
    except: readonly string[],
  ): Promise<Row[]> =>
    db
      .with('due', (query) =>
        query
          .selectFrom('delivery')
          .select('id')
          .where('channel', '=', channel)
          .where('state', '=', 'waiting')
          .where('next_attempt_at', '<=', now)
          .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now)]))
          .$if(except.length > 0, (others) => others.where('id', 'not in', except))
          .orderBy('next_attempt_at')
          .limit(most)
          .$if(isShared, (shared) => shared.forUpdate().skipLocked()),
      )
      .updateTable('delivery')
      .set((column) => ({ locked_until: lockedUntil, attempts: column('attempts', '+', 1) }))
      .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
      .returning(['id', 'lead_id', 'attempts'])
      .execute()

  return {
    async take(channel, most, now, until, except = []) {
      const lockedUntil = until.toISOString()
      const rows = await hold(channel, most, now.toISOString(), lockedUntil, except)
      if (rows.length === 0) return []
      const ids = rows.map(({ lead_id }) => lead_id)
      const found = await db.selectFrom('lead').selectAll().where('id', 'in', ids).execute()
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

    async delivered(id, now) {
      // Even if another server holds it by now: it has arrived.
      await db
        .updateTable('delivery')
        .set({ state: 'delivered', delivered_at: now.toISOString(), locked_until: null, last_error: null })
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

    async backlog(now) {
      const count = async (state: 'waiting' | 'dead') => {
        const { count } = await db
          .selectFrom('delivery')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('state', '=', state)
          .executeTakeFirstOrThrow()
        return count
      }
      const oldest = await db
        .selectFrom('delivery')
        .select('created_at')
        .where('state', '=', 'waiting')
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst()
      const age = oldest === undefined ? 0 : now.getTime() - Date.parse(oldest.created_at)
      return {
        waiting: await count('waiting'),
        oldestWaitingSeconds: Math.max(0, Math.round(age / 1000)),
        dead: await count('dead'),
      }
    },

    async stranded(channels) {
      const { count } = await db
        .selectFrom('delivery')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('state', '=', 'waiting')
        .$if(channels.length > 0, (query) => query.where('channel', 'not in', channels))
        .executeTakeFirstOrThrow()
      return count
    },
  }
}
