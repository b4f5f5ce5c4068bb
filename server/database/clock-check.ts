import type { Kysely } from 'kysely'
import { believedTime, type Clock } from '../settings/clock.ts'
import type { Tables } from './tables.ts'

/** Returns the last time that was believed. */
export async function readClockCheck(db: Kysely<Tables>): Promise<Date> {
  return new Date((await db.selectFrom('clock').select('believedAt').executeTakeFirstOrThrow()).believedAt)
}

export async function storeClockCheck(db: Kysely<Tables>, time: Date): Promise<void> {
  await db.updateTable('clock').set({ believedAt: time.toISOString() }).execute()
}

/**
 * Gives the present time to leads, keys and deliveries with a wrong one. From the future, they would stay for years. From long ago, they
 * would be deleted at once, and count as late.
 *
 * @param limit wrong are times on this side of it
 */
export async function correctTimes(db: Kysely<Tables>, side: '<' | '>', limit: Date, now: Date): Promise<void> {
  const [present, wrong] = [now.toISOString(), limit.toISOString()]
  await db.updateTable('lead').set({ receivedAt: present }).where('receivedAt', side, wrong).execute()
  await db.updateTable('lead').set({ termsAcceptedAt: present }).where('termsAcceptedAt', side, wrong).execute()
  for (const table of ['idempotency', 'delivery'] as const)
    await db.updateTable(table).set({ createdAt: present }).where('createdAt', side, wrong).execute()
}

export type ClockCheck = ReturnType<typeof createClockCheck>

/** Checks the clock against the last check in the database. */
export function createClockCheck({ now }: Pick<Clock, 'now'>) {
  let last = new Date(0)
  /** Does not store the check, or a server that restarts often would advance. @throws ClockError */
  async function check(db: Kysely<Tables>): Promise<Date> {
    last = await readClockCheck(db)
    return believedTime(now(), last)
  }
  return {
    check,
    /** Goes on from the last check. @returns the believed time. @throws ClockError */
    async advance(db: Kysely<Tables>) {
      last = await check(db)
      await storeClockCheck(db, last)
      return last
    },
    /** For new leads: not before the last check, because a lead that looks old would be deleted. */
    notBeforeCheck: () => (now() < last ? last : now()),
    /** For keys: not after the last check, because an expired key lets a repeat be stored twice. */
    notAfterCheck: () => (now() > last ? last : now()),
  }
}
