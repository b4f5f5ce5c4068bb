import type { Kysely } from 'kysely'
import type { LeadTable, Tables } from '../database/tables.ts'

/** Leads suspected of spam that were neither released nor deleted. */
export interface SuspectedLeads {
  /** How many there are in all. */
  readonly count: number
  /** The oldest of them. */
  readonly leads: readonly LeadTable[]
}

/**
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
  const suspected = db
    .selectFrom('lead')
    .where('state', '=', 'suspected_spam')
    .where('received_at', '>=', since)
    .where('received_at', '<', until)
  const { count } = await suspected.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const leads = count === 0 ? [] : await suspected.selectAll().orderBy('id').limit(most).execute()
  return { count, leads }
}
