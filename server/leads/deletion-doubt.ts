import type { Kysely } from 'kysely'
import { DAY } from '../../contract/time.ts'
import type { Tables } from '../database/tables.ts'
import { retentionLimit } from './lead-erasure.ts'

/** The privacy policy promises that leads are deleted after 24 months. */
export const PROMISED_DAYS = 730

/** A longer time without any lead or deletion, or a lead that is overdue by more, means that the clock or a setting is wrong. */
const PLAUSIBLE_DAYS = 31

const daysBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / DAY)

/** Why leads should perhaps not be deleted. */
export type DeletionDoubt =
  /** The clock is so many days past the newest lead and the last deletion. */
  | { readonly reason: 'silence'; readonly now: string; readonly days: number }
  /** The oldest lead is so many days past its time. */
  | { readonly reason: 'overdue'; readonly received: string; readonly days: number }
  /** More than half of all leads would go, and none has gone by age in the last month. */
  | { readonly reason: 'most'; readonly leads: number; readonly of: number }

/** For the log. */
export function doubtText(doubt: DeletionDoubt): string {
  if (doubt.reason === 'most') return `${doubt.leads} of all ${doubt.of} leads would go at once`
  return doubt.reason === 'silence'
    ? `by the clock it is ${doubt.now}, ${doubt.days} days after the newest lead and the last deletion`
    : `the oldest lead, of ${doubt.received}, is ${doubt.days} days past its time`
}

/** How many leads there are, and how many of them were received before a moment: counted only where that is more than half. */
async function mostOf(db: Kysely<Tables>, before: string): Promise<{ leads: number; of: number } | undefined> {
  const counted = db.selectFrom('lead').select(({ fn }) => fn.countAll<number>().as('leads'))
  const { leads: of } = await counted.executeTakeFirstOrThrow()
  const middle = await db
    .selectFrom('lead')
    .select('received_at')
    .orderBy('id')
    .offset(Math.floor(of / 2))
    .limit(1)
    .executeTakeFirst()
  if (!middle || middle.received_at >= before) return
  const { leads } = await counted.where('received_at', '<', before).executeTakeFirstOrThrow()
  return { leads, of }
}

const leadAt = (db: Kysely<Tables>, end: 'asc' | 'desc') =>
  db.selectFrom('lead').select('received_at').orderBy('id', end).limit(1).executeTakeFirst()

/**
 * For how many seconds the oldest lead is past its time: about an hour at most, unless nothing is deleted.
 *
 * @param days after how many leads are deleted; null keeps them, and the promised time counts
 */
export async function overdueSeconds(db: Kysely<Tables>, days: number | null, now: Date): Promise<number> {
  const oldest = await leadAt(db, 'asc')
  if (!oldest) return 0
  const ended = Date.parse(retentionLimit(days ?? PROMISED_DAYS, now)) - Date.parse(oldest.received_at)
  return Math.max(0, Math.round(ended / 1000))
}

/**
 * Why it is doubtful that leads from before a moment should be deleted; undefined when it is not. A clock that jumped ahead, or a
 * retention setting that lacks a digit, would delete all leads at once; normally only an hour's leads are due each hour. On a site
 * younger than a month nothing is long past its time: there, that most would go says it.
 */
export async function deletionDoubt(db: Kysely<Tables>, before: string, now: Date): Promise<DeletionDoubt | undefined> {
  const oldest = await leadAt(db, 'asc')
  const newest = await leadAt(db, 'desc')
  if (!oldest || !newest || oldest.received_at >= before) return

  const deletions = db.selectFrom('audit').select(({ fn }) => fn.max<string | null>('at').as('last'))
  const { last } = await deletions.executeTakeFirstOrThrow()
  const known = last !== null && last > newest.received_at ? last : newest.received_at
  const silent = daysBetween(known, now.toISOString())
  if (silent > PLAUSIBLE_DAYS) return { reason: 'silence', now: now.toISOString(), days: silent }
  const overdue = daysBetween(oldest.received_at, before)
  if (overdue > PLAUSIBLE_DAYS) return { reason: 'overdue', received: oldest.received_at, days: overdue }
  const { last: purged } = await deletions.where('action', '=', 'purge').executeTakeFirstOrThrow()
  if (purged !== null && daysBetween(purged, now.toISOString()) <= PLAUSIBLE_DAYS) return
  const most = await mostOf(db, before)
  return most && { reason: 'most', ...most }
}
