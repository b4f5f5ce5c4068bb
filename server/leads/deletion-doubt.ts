import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { DAY_MILLISECONDS } from './lead-erasure.ts'

/** A longer time without any lead or deletion, or a lead that is overdue by more, means that the clock or a setting is wrong. */
const PLAUSIBLE_DAYS = 31

const daysBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS)

/** Why leads should perhaps not be deleted. */
export type DeletionDoubt =
  /** The clock is so many days past the newest lead and the last deletion. */
  | { readonly reason: 'silence'; readonly now: string; readonly days: number }
  /** The oldest lead is so many days past its time. */
  | { readonly reason: 'overdue'; readonly received: string; readonly days: number }

/** For the log. */
export const doubtText = (doubt: DeletionDoubt) =>
  doubt.reason === 'silence'
    ? `by the clock it is ${doubt.now}, ${doubt.days} days after the newest lead and the last deletion`
    : `the oldest lead, of ${doubt.received}, is ${doubt.days} days past its time`

/**
 * Why it is doubtful that leads from before a moment should be deleted; undefined when it is not. A clock that jumped ahead, or a
 * retention setting that lacks a digit, would delete all leads at once; normally only an hour's leads are due each hour.
 */
export async function deletionDoubt(db: Kysely<Tables>, before: string, now: Date): Promise<DeletionDoubt | undefined> {
  const lead = (end: 'asc' | 'desc') =>
    db.selectFrom('lead').select('received_at').orderBy('id', end).limit(1).executeTakeFirst()
  const oldest = await lead('asc')
  const newest = await lead('desc')
  if (!oldest || !newest || oldest.received_at >= before) return

  const { last } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.max<string | null>('at').as('last'))
    .executeTakeFirstOrThrow()
  const known = last !== null && last > newest.received_at ? last : newest.received_at
  const silent = daysBetween(known, now.toISOString())
  if (silent > PLAUSIBLE_DAYS) return { reason: 'silence', now: now.toISOString(), days: silent }
  const overdue = daysBetween(oldest.received_at, before)
  if (overdue > PLAUSIBLE_DAYS) return { reason: 'overdue', received: oldest.received_at, days: overdue }
  return
}
