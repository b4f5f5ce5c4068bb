import { randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { FollowUpTable, LeadTable, Tables } from '../database/tables.ts'

/** What a member of the team does about a lead. */
export interface Step {
  readonly step: FollowUpTable['step']
  /** Who does it. */
  readonly who: string
  readonly note?: string | undefined
  /** Takes a lead although somebody else has it. */
  readonly over?: boolean | undefined
}

/** How a step ended. */
export type Stepped =
  | { outcome: 'done'; lead: LeadTable }
  /** There is no such lead, or not any more. */
  | { outcome: 'unknown' }
  /** It is suspected of spam: nobody is to answer it before it is released. */
  | { outcome: 'suspected' }
  /** Somebody else has taken it, and has not answered yet. */
  | { outcome: 'theirs'; who: string }

/** The lead as it is before the step, held so that of two who take it at the same time the second one is told. */
async function held(trx: Transaction<Tables>, id: string): Promise<LeadTable | undefined> {
  // On PostgreSQL the row stays locked until the commit; on SQLite a transaction that writes is alone.
  await trx
    .updateTable('lead')
    .set(({ ref }) => ({ stage: ref('stage') }))
    .where('id', '=', id)
    .execute()
  return trx.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Where a lead stands after a step; a note changes nothing. */
function after(lead: LeadTable, { step, who }: Step): Pick<LeadTable, 'stage' | 'handled_by'> {
  if (step === 'noted') return lead
  return { stage: step, handled_by: step === 'taken' ? who : (lead.handled_by ?? who) }
}

/**
 * Writes down what somebody did about a lead, and where that leaves it. A lead that was answered or closed is opened again by taking it.
 *
 * @throws the driver's own error when the database fails
 */
export function followUp(db: Kysely<Tables>, id: string, given: Step, now: Date): Promise<Stepped> {
  return db.transaction().execute(async (trx): Promise<Stepped> => {
    const lead = await held(trx, id)
    if (!lead) return { outcome: 'unknown' }
    if (lead.state === 'suspected_spam') return { outcome: 'suspected' }
    const { step, who, note = null, over = false } = given
    const isTheirs = lead.stage === 'taken' && lead.handled_by !== null && lead.handled_by !== who
    if (step === 'taken' && isTheirs && !over) return { outcome: 'theirs', who: lead.handled_by ?? '' }
    // To take what one has is no step; what is noted with it is one by itself.
    const isMine = step === 'taken' && lead.stage === 'taken' && lead.handled_by === who
    if (isMine && note === null) return { outcome: 'done', lead }
    const { stage, handled_by } = after(lead, given)
    await trx.updateTable('lead').set({ stage, handled_by }).where('id', '=', id).execute()
    await trx
      .insertInto('follow_up')
      .values({ id: randomUUIDv7(), lead_id: id, at: now.toISOString(), who, step: isMine ? 'noted' : step, note })
      .execute()
    return { outcome: 'done', lead: { ...lead, stage, handled_by } }
  })
}

/** What was done about leads, in order. */
export const followUpsOf = (db: Kysely<Tables>, ids: readonly string[]): Promise<FollowUpTable[]> =>
  db.selectFrom('follow_up').selectAll().where('lead_id', 'in', ids).orderBy('at').orderBy('id').execute()
