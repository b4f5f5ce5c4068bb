import type { FollowUpTable } from '../database/tables.ts'
import { retryDeliveries } from '../delivery/outbox.ts'
import { followUp } from '../leads/follow-up.ts'
import { type CommandContext, countOf, describeLead, leadById, NotPossible, write } from './command-context.ts'

export interface StepOptions {
  /** A name as the team uses it. */
  by?: string
  note?: string
  /** Take a lead even if a colleague has it. */
  force?: true
}

const DONE = { taken: 'Taken', answered: 'Answered', closed: 'Closed', noted: 'Note' } satisfies Record<
  FollowUpTable['step'],
  string
>

/** Records what somebody of the team did about a lead. */
export async function recordStep(
  context: CommandContext,
  typedId: string,
  step: FollowUpTable['step'],
  { by, note, force }: StepOptions,
) {
  const { lead } = await leadById(context, typedId)
  const who = by ?? context.account
  const outcome = await followUp(context.db, lead.id, { step, who, note, force }, context.now)
  if (outcome.result === 'unknown') throw new NotPossible(`There is no lead ${typedId} any more`)
  if (outcome.result === 'taken-by') {
    throw new NotPossible(`${outcome.who} has taken ${typedId}. Use --force to take it over.`)
  }
  await write(context, `${DONE[step]} by ${who}: ${describeLead(lead)}\n`)
}

/** Makes rejected and waiting deliveries due now. A running server sends them within seconds. */
export async function retryDelivery(context: CommandContext, typedId?: string) {
  const lead = typedId === undefined ? undefined : (await leadById(context, typedId)).lead
  const count = await retryDeliveries(context.db, context.now, lead?.id)
  await write(context, `${countOf(count, 'delivery', 'deliveries')} will be tried now.\n`)
}
