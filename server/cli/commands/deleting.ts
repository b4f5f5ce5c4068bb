import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { isPostgres } from '../../database/is-postgres.ts'
import { truncateLog } from '../../database/sqlite.ts'
import { deletionDoubt } from '../../leads/deletion-doubt.ts'
import { leadErasure, retentionLimit } from '../../leads/lead-erasure.ts'
import { Misuse, NotPossible } from '../command-errors.ts'
import type { LeadCommands } from '../command-line.ts'
import { type CommandContext, say, type Terminal, write } from './context.ts'

/** Asks before something that cannot be undone. Only `yes` counts as consent: an input that ends (Ctrl-D) is none. */
async function confirmed({ input, messages }: Terminal, question: string): Promise<boolean> {
  const lines = createInterface({ input, output: messages })
  try {
    // Where the input ends, the question itself never does.
    const ended = once(lines, 'close').then(() => undefined)
    const answer = await Promise.race([lines.question(question), ended])
    if (answer === undefined) messages.write('\n')
    return /^\s*yes\s*$/i.test(answer ?? '')
  } finally {
    lines.close()
  }
}

/**
 * Asks, unless that was answered already.
 *
 * @throws Misuse where nobody can be asked; NotPossible where the answer is no
 */
async function agreed({ terminal, words }: CommandContext, yes: true | undefined, command: string, question: string) {
  if (yes) return
  if (!terminal.input.isTTY) throw new Misuse(words.refused.needsYes(command))
  if (!(await confirmed(terminal, question))) throw new NotPossible(words.refused.nothingDeleted)
}

/** Removes deleted leads from the database's files, or tells why that has to wait. */
async function wipe(context: CommandContext) {
  if (isPostgres(context.db) || (await truncateLog(context.db))) return
  say(context, `leads: ${context.words.said.leftBehind}`)
}

export async function erase(context: CommandContext, { email, yes }: Parameters<LeadCommands['erase']>[0]) {
  const { db, terminal, now, words } = context
  const erasure = leadErasure(db, now)
  const count = await erasure.count(email)
  if (count === 0) throw new NotPossible(words.refused.noLeadFrom(email))
  await agreed(context, yes, 'erase', words.said.erasing(count, email))
  const erased = await erasure.erase(email)
  if (!erased) throw new NotPossible(words.refused.noLeadFrom(email))
  await write(terminal.output, `${words.said.erased(erased.leads, erased.deliveries, erased.id)}\n`)
  await wipe(context)
}

export async function purge(
  context: CommandContext,
  { days: given, yes, anyway }: Parameters<LeadCommands['purge']>[0],
) {
  const { db, config, terminal, now, words, time } = context
  const days = given ?? config.leadsRetentionDays
  if (days === null) throw new Misuse(words.refused.purgeNeedsDays)
  const before = retentionLimit(days, now())
  // What runs by itself says yes every night: on the night of a wrong clock, too.
  const doubt = anyway ? undefined : await deletionDoubt(db, before, now())
  if (doubt?.reason === 'silence') throw new NotPossible(words.refused.silence(time.minute(doubt.now), doubt.days))
  if (doubt?.reason === 'overdue') throw new NotPossible(words.refused.overdue(time.minute(doubt.received), doubt.days))
  if (doubt) throw new NotPossible(words.refused.most(doubt.leads, doubt.of))
  const erasure = leadErasure(db, now)
  const count = await erasure.countBefore(before)
  if (count > 0) await agreed(context, yes, 'purge', words.said.purging(count, time.minute(before)))
  const purged = await erasure.purge(before)
  await write(terminal.output, `${purged ? words.said.purged(purged.leads, purged.id) : words.said.nothingOld}\n`)
  if (purged) await wipe(context)
}
