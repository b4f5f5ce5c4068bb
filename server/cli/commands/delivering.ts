import { teamChannels } from '../../delivery/catch-up.ts'
import { enqueueDeliveries } from '../../delivery/enqueue.ts'
import { coveredUntil } from '../../delivery/spam-digest.ts'
import { deliverLead, releaseLead, retryDeliveries } from '../../leads/release-and-retry.ts'
import { isWholeId } from '../../leads/short-id.ts'
import { suspectedLeads } from '../../leads/suspected-leads.ts'
import { NotPossible } from '../command-errors.ts'
import type { LeadCommands } from '../command-line.ts'
import { type CommandContext, idOf, say, write } from './context.ts'
import { writeLeads } from './reading.ts'

export async function digest(context: CommandContext) {
  const { db, now, words } = context
  const moment = now()
  const since = await coveredUntil(db, moment)
  const suspected = await suspectedLeads(db, since, moment.toISOString(), Number.MAX_SAFE_INTEGER)
  if (suspected.count === 0) return say(context, words.said.nothingHeldBack)
  say(context, words.said.heldBack(suspected.count))
  await writeLeads(
    context,
    suspected.leads.map((lead) => ({ lead, deliveries: [], followUps: [] })),
  )
  say(context, words.said.ifReal)
}

export async function deliver(context: CommandContext, name: string) {
  const { db, terminal, channels, now, words } = context
  const toUs = teamChannels(channels)
  if (toUs.length === 0) throw new NotPossible(words.refused.notConfigured)
  const delivered = await deliverLead(db, await idOf(context, name), enqueueDeliveries(toUs, now))
  if (delivered.outcome === 'unknown') throw new NotPossible(words.refused.noLead(name))
  if (delivered.outcome === 'suspected') throw new NotPossible(words.refused.suspected(name))
  if (delivered.deliveries === 0) throw new NotPossible(words.refused.hasDeliveries(name))
  await write(terminal.output, `${words.said.willBeDelivered(delivered.deliveries)}\n`)
}

export async function release(context: CommandContext, name: string) {
  const { db, terminal, channels, now, words } = context
  const release = await releaseLead(db, await idOf(context, name), enqueueDeliveries(channels, now))
  if (release.outcome === 'unknown') throw new NotPossible(words.refused.noLead(name))
  if (release.outcome === 'not-suspected') throw new NotPossible(words.refused.notSuspected(name))
  await write(terminal.output, `${words.said.released(release.deliveries)}\n`)
  if (release.deliveries === 0) say(context, `leads: ${words.said.deliveredLater}`)
}

export async function retry(context: CommandContext, ...[name, { waiting }]: Parameters<LeadCommands['retry']>) {
  const { db, terminal, channels, now, words } = context
  // A whole id may be that of a delivery, which the log names.
  const id = name === undefined || isWholeId(name) ? name?.toLowerCase() : await idOf(context, name)
  if (channels.length === 0) throw new NotPossible(words.refused.notConfigured)
  const count = await retryDeliveries(db, { state: waiting ? 'waiting' : 'dead', channels, id }, now())
  if (count === 0 && name !== undefined) {
    throw new NotPossible(words.refused[waiting ? 'noWaitingDelivery' : 'noDeadDelivery'](name))
  }
  await write(terminal.output, `${words.said.retried(count)}\n`)
}
