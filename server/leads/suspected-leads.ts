import type { Kysely } from 'kysely'
import { DAY } from '../../contract/time.ts'
import type { LeadTable, Tables } from '../database/tables.ts'

/** Leads suspected of spam that were neither released nor deleted. */
export interface SuspectedLeads {
  /** How many there are in all. */
  readonly count: number
  /** The oldest of them. */
  readonly leads: readonly LeadTable[]
}

/** A lead that is dated so much later than it is asked about was taken while a clock was ahead. */
const AHEAD_MILLISECONDS = 2 * DAY

/**
 * Those of a time, and those that a clock which was ahead has dated: they would come up only when their date does.
 *
 * @param since received at this moment (ISO) or later
 * @param until received before this moment
 * @param most how many of them to read
 */
export async function suspectedLeads(
  db: Kysely<Tables>,
  since: string,
  until: string,
  most: number,
): Promise<SuspectedLeads> {
  const ahead = new Date(Date.parse(until) + AHEAD_MILLISECONDS).toISOString()
  const suspected = db
    .selectFrom('lead')
    .where('state', '=', 'suspected_spam')
    .where('received_at', '>=', since)
    .where(({ or, eb }) => or([eb('received_at', '<', until), eb('received_at', '>', ahead)]))
  const { count } = await suspected.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const leads = count === 0 ? [] : await suspected.selectAll().orderBy('id').limit(most).execute()
  return { count, leads }
}

/** For how many seconds the oldest of those received since a moment (ISO) has been held back; 0 where there is none. */
export async function suspectedSeconds(db: Kysely<Tables>, since: string, now: Date): Promise<number> {
  const { oldest } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.min<string | null>('received_at').as('oldest'))
    .where('state', '=', 'suspected_spam')
    .where('received_at', '>=', since)
    .where('received_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return oldest === null ? 0 : Math.round((now.getTime() - Date.parse(oldest)) / 1000)
}
