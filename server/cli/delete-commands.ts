import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { InvalidArgumentError } from 'commander'
import { isPostgres } from '../database/is-postgres.ts'
import { truncateLog } from '../database/sqlite.ts'
import { countExpired, countOfAddress, eraseAddress, purgeExpired, retentionLimit } from '../leads/lead-erasure.ts'
import { bangkokMinute } from './bangkok-time.ts'
import { type CommandContext, countOf, NotPossible, write } from './command-context.ts'

/** A shorter time is more likely a typing error than a wish. */
const LEAST_DAYS = 30

/** Asks before something that cannot be undone. An input that ends (Ctrl-D) means no. */
async function confirm({ input, messages }: CommandContext, yes: true | undefined, question: string) {
  if (yes) return
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

/** Deleted leads are overwritten in the database file, but still in SQLite's log until that is truncated. */
async function emptyLog({ db, messages }: CommandContext) {
  if (isPostgres(db) || (await truncateLog(db))) return
  messages.write('leads: Another program is reading the database. The server empties its log within the hour.\n')
}

export async function eraseLeads(context: CommandContext, { email, yes }: { email: string; yes?: true }) {
  const { db, now } = context
  const count = await countOfAddress(db, email)
  if (count === 0) throw new NotPossible(`There is no lead from ${email}`)
  await confirm(context, yes, `${countOf(count, 'lead')} from ${email} will be deleted for good.`)
  const { id, leads } = await eraseAddress(db, email, now)
  await write(context, `Erased ${countOf(leads, 'lead')} (audit ${id}).\n`)
  await emptyLog(context)
}

export async function purgeLeads(context: CommandContext, { days: given, yes }: { days?: number; yes?: true }) {
  const { db, config, now } = context
  const days = given ?? config.leadsRetentionDays
  if (days === null) throw new InvalidArgumentError('Set LEADS_RETENTION_DAYS or use --days.')
  if (days < LEAST_DAYS) throw new InvalidArgumentError(`Leads are kept for at least ${LEAST_DAYS} days.`)
  const before = retentionLimit(days, now)
  const count = await countExpired(db, before)
  if (count === 0) return write(context, 'No lead is old enough.\n')
  await confirm(
    context,
    yes,
    `${countOf(count, 'lead')} from before ${bangkokMinute(before)} will be deleted for good.`,
  )
  const { id, leads } = await purgeExpired(db, before, now)
  await write(context, `Deleted ${countOf(leads, 'lead')} (audit ${id}).\n`)
  await emptyLog(context)
}
