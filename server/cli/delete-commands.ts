import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { InvalidArgumentError } from 'commander'
import { truncateLog } from '../database/maintenance.ts'
import { countLeads, deleteLeads, leadsFrom, leadsOlderThan } from '../leads/lead-erasure.ts'
import { type CommandContext, countOf, NotPossible, write } from './command-context.ts'

/** A shorter time is more likely a typing error than a wish. */
const LEAST_DAYS = 30

/** Asks before something that cannot be undone. An input that ends (Ctrl-D) means no. */
async function confirm({ input, messages }: CommandContext, question: string) {
  if (!input.isTTY) throw new InvalidArgumentError('There is nobody to ask: add --yes.')
  const lines = createInterface({ input, output: messages })
  try {
    const ended = once(lines, 'close').then(() => '')
    const answer = await Promise.race([lines.question(`${question} Type yes to go on: `), ended])
    if (!/^\s*yes\s*$/i.test(answer)) throw new NotPossible('Nothing was deleted')
  } finally {
    lines.close()
  }
}

async function askAndDelete(
  context: CommandContext,
  action: 'erase' | 'purge',
  choice: ReturnType<typeof leadsFrom>,
  { yes, which }: { yes: true | undefined; which: string },
) {
  const { db, now, messages } = context
  const count = await countLeads(db, choice)
  if (count === 0 && action === 'purge') return write(context, `There is no lead ${which}.\n`)
  if (count === 0) throw new NotPossible(`There is no lead ${which}`)
  if (!yes) await confirm(context, `${countOf(count, 'lead')} ${which} will be deleted for good.`)
  const { id, leads } = await deleteLeads(db, action, choice, now)
  await write(context, `Deleted ${countOf(leads, 'lead')} (audit ${id}).\n`)
  // Deleted leads are overwritten in the database file, but still in SQLite's log until that is truncated.
  if (await truncateLog(db)) return
  messages.write('leads: Another program is reading the database. The server empties its log within the hour.\n')
}

export const eraseLeads = (context: CommandContext, { email, yes }: { email: string; yes?: true }) =>
  askAndDelete(context, 'erase', leadsFrom(email), { yes, which: `from ${email}` })

export async function purgeLeads(context: CommandContext, { days: given, yes }: { days?: number; yes?: true }) {
  const days = given ?? context.config.leadsRetentionDays
  if (days === null) throw new InvalidArgumentError('Set LEADS_RETENTION_DAYS or use --days.')
  if (days < LEAST_DAYS) throw new InvalidArgumentError(`Leads are kept for at least ${LEAST_DAYS} days.`)
  await askAndDelete(context, 'purge', leadsOlderThan(days, context.now), { yes, which: `older than ${days} days` })
}
