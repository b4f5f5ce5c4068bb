import { randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { FollowUpTable, LeadTable, Tables } from '../database/tables.ts'

/** What a member of the team does about a lead. */
export interface Step {
  readonly step: FollowUpTable['step']
  readonly who: string
  readonly note?: string | undefined
  /** Take a lead even if a colleague has it. */
  readonly force?: boolean | undefined
}

export type StepOutcome = { result: 'done' } | { result: 'unknown' } | { result: 'taken-by'; who: string }

function stageAfter(lead: LeadTable, { step, who }: Step): Pick<LeadTable, 'stage' | 'handled_by'> {
  if (step === 'noted') return lead
  return { stage: step, handled_by: step === 'taken' ? who : (lead.handled_by ?? who) }
}

/**
 * Records a step and moves the lead to its new stage. Taking a lead that was answered or closed opens it again.
 *
 * @throws the driver's own error if the database fails
 */
export function followUp(db: Kysely<Tables>, id: string, given: Step, now: Date): Promise<StepOutcome> {
  return db.transaction().execute(async (trx): Promise<StepOutcome> => {
    // Locks the row on PostgreSQL, so that of two people who take a lead at the same time the second one is told.
    await trx
      .updateTable('lead')
      .set(({ ref }) => ({ stage: ref('stage') }))
      .where('id', '=', id)
      .execute()
    const lead = await trx.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
    if (!lead) return { result: 'unknown' }
    const { step, who, note = null, force = false } = given
    const takenBy = lead.stage === 'taken' ? lead.handled_by : null
    if (step === 'taken' && takenBy !== null && takenBy !== who && !force) return { result: 'taken-by', who: takenBy }
    const { stage, handled_by } = stageAfter(lead, given)
    await trx.updateTable('lead').set({ stage, handled_by }).where('id', '=', id).execute()
    await trx
      .insertInto('follow_up')
      .values({ id: randomUUIDv7(), lead_id: id, at: now.toISOString(), who, step, note })
      .execute()
    return { result: 'done' }
  })
}
