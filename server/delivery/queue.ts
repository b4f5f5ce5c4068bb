import type { Kysely } from 'kysely'
import { isPostgres } from '../database/is-postgres.ts'
import type { DeliveryTable, Tables } from '../database/tables.ts'
import type { Lead } from '../leads/lead-repository.ts'
import type { ChannelName } from './enqueue.ts'

/** A delivery that this process holds, and what it is about. */
export interface TakenDelivery {
  readonly id: string
  readonly lead: Lead
  /** This one included. */
  readonly attempts: number
  /** Whose hold it is: a later one has another value here. */
  readonly lockedUntil: string
}

export interface Backlog {
  readonly waiting: number
  /** Age in seconds of the delivery that has been waiting longest; 0 when none is. */
  readonly oldestWaitingSeconds: number
  readonly dead: number
}

/** The deliveries in the database. Every method throws the driver's own error when the database refuses. */
export interface DeliveryQueue {
  /**
   * Takes what is due, the longest due first. What is taken nobody else gets until `lockedUntil`, an ISO moment.
   *
   * @param but what this process has in hand
   */
  take(
    channel: ChannelName,
    most: number,
    now: Date,
    lockedUntil: Date,
    but?: readonly string[],
  ): Promise<TakenDelivery[]>
  /** When the next delivery of a channel is due, or the time is up of whoever holds one that was due by now. */
  nextDue(channel: ChannelName, now: Date): Promise<Date | null>
  delivered(id: string, now: Date): Promise<void>
  postpone(taken: TakenDelivery, reason: string, until: Date): Promise<void>
  bury(taken: TakenDelivery, reason: string): Promise<void>
  /** Gives back what was begun and not ended, as if it had not been tried. */
  giveBack(taken: TakenDelivery): Promise<void>
  backlog(now: Date): Promise<Backlog>
  /** How many wait for a channel that is not among these, and so for nothing. */
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

  /** One statement: two servers asking at once get different rows, and nobody waits for anybody. */
  const hold = (
    channel: ChannelName,
    most: number,
    now: string,
    lockedUntil: string,
    but: readonly string[],
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
          .$if(but.length > 0, (others) => others.where('id', 'not in', but))
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
    async take(channel, most, now, until, but = []) {
      const lockedUntil = until.toISOString()
      const rows = await hold(channel, most, now.toISOString(), lockedUntil, but)
      if (rows.length === 0) return []
      const ids = rows.map(({ lead_id }) => lead_id)
      const found = await db.selectFrom('lead').selectAll().where('id', 'in', ids).execute()
      const leads = new Map(found.map((lead) => [lead.id, lead]))
      return rows.flatMap(({ id, lead_id, attempts }) => {
        const lead = leads.get(lead_id)
        // Erased in between, and its deliveries with it.
        return lead ? [{ id, lead, attempts, lockedUntil }] : []
      })
    },

    async nextDue(channel, now) {
      // By the index alone, however many wait.
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
      // Whoever holds it by now: it has arrived.
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

    async bury(taken, reason) {
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
