import { createInterface } from 'node:readline/promises'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import { wipeDeleted } from '../database/wipe-deleted.ts'
import { channelsToUs } from '../delivery/catch-up.ts'
import { type ChannelName, enqueueDeliveries } from '../delivery/enqueue.ts'
import { digestText } from '../delivery/mail/digest-mail.ts'
import { coveredUntil } from '../delivery/spam-digest.ts'
import { leadErasure } from '../leads/lead-erasure.ts'
import { type FoundLead, findLead, type LeadFilter, searchLeads } from '../leads/lead-search.ts'
import { deliverLead, releaseLead, retryDeliveries } from '../leads/release-and-retry.ts'
import { deletionDoubt, retentionLimit } from '../leads/retention.ts'
import { suspectedLeads } from '../leads/suspected-leads.ts'
import type { LeadCommands } from './command-line.ts'
import { exportLine, exportStart } from './lead-export.ts'
import { leadSheet } from './lead-sheet.ts'
import { leadLine, leadTable } from './lead-table.ts'

/** The streams that a command reads and writes. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean }
  /** For messages that are not the result itself. */
  messages: NodeJS.WritableStream
}

/** What every command works with. */
export interface CommandContext {
  db: Kysely<Tables>
  config: Pick<Config, 'leadsRetentionDays'>
  /** The channels that are configured. */
  channels: readonly ChannelName[]
  terminal: Terminal
  now: () => Date
}

/** Something is missing from how the command was called; the message says what. */
export class Misuse extends Error {
  override name = 'Misuse' as const
  readonly code = 'MISUSE'
}

/** The command was understood but cannot be carried out; the message says why. */
export class NotPossible extends Error {
  override name = 'NotPossible' as const
  readonly code = 'NOT_POSSIBLE'
}

const NOT_CONFIGURED = 'no delivery is configured here: give this command the settings of the server'

/** `1 lead`, `2 leads`. */
const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

/** Writes, and waits when the reader is slower than the database. */
async function write(output: NodeJS.WritableStream, text: string): Promise<void> {
  if (text === '' || output.write(text)) return
  await new Promise((resolve) => output.once('drain', resolve))
}

export async function list({ db, terminal }: CommandContext, filter: LeadFilter) {
  if (!terminal.output.isTTY) {
    for await (const found of searchLeads(db, filter)) await write(terminal.output, leadLine(found))
    return
  }
  // The columns are as wide as their widest cell, so all have to be known first.
  const leads: FoundLead[] = []
  for await (const found of searchLeads(db, filter)) leads.push(found)
  if (leads.length === 0) terminal.messages.write('There are no such leads.\n')
  else await write(terminal.output, leadTable(leads))
}

export async function exportLeads(
  { db, terminal }: CommandContext,
  ...[format, filter]: Parameters<LeadCommands['export']>
) {
  await write(terminal.output, exportStart[format])
  for await (const { lead } of searchLeads(db, filter)) await write(terminal.output, exportLine[format](lead))
}

export async function show({ db, terminal }: CommandContext, id: string) {
  const found = await findLead(db, id)
  if (!found) throw new NotPossible(`there is no lead ${id}`)
  await write(terminal.output, leadSheet(found))
}

export async function digest({ db, terminal, now }: CommandContext) {
  const suspected = await suspectedLeads(db, await coveredUntil(db), now().toISOString(), Number.MAX_SAFE_INTEGER)
  if (suspected.count === 0) terminal.messages.write('Nothing was held back since the last digest.\n')
  else await write(terminal.output, digestText(suspected))
}

export async function deliver({ db, terminal, channels, now }: CommandContext, id: string) {
  const toUs = channelsToUs(channels)
  if (toUs.length === 0) throw new NotPossible(NOT_CONFIGURED)
  const delivered = await deliverLead(db, id, enqueueDeliveries(toUs, now))
  if (delivered.outcome === 'unknown') throw new NotPossible(`there is no lead ${id}`)
  if (delivered.outcome === 'suspected') throw new NotPossible(`lead ${id} is suspected of spam: release it`)
  const { deliveries } = delivered
  if (deliveries === 0) throw new NotPossible(`lead ${id} has its deliveries: see show, and retry`)
  await write(terminal.output, `${counted(deliveries, 'delivery is', 'deliveries are')} waiting.\n`)
}

export async function release({ db, terminal, channels, now }: CommandContext, id: string) {
  const release = await releaseLead(db, id, enqueueDeliveries(channels, now))
  if (release.outcome === 'unknown') throw new NotPossible(`there is no lead ${id}`)
  if (release.outcome === 'not-suspected') throw new NotPossible(`lead ${id} is not suspected of spam`)
  const { deliveries } = release
  await write(terminal.output, `Released: ${counted(deliveries, 'delivery is', 'deliveries are')} waiting.\n`)
  if (deliveries === 0) {
    terminal.messages.write(`leads: ${NOT_CONFIGURED}; or the server delivers it when it next starts with a channel\n`)
  }
}

export async function retry({ db, terminal, now }: CommandContext, id: string | undefined) {
  const count = await retryDeliveries(db, id, now())
  if (count === 0 && id !== undefined) throw new NotPossible(`${id} has no dead delivery`)
  await write(terminal.output, `${counted(count, 'delivery', 'deliveries')} will be tried again.\n`)
}

/** Asks before something that cannot be undone. Only `yes` counts as consent. */
async function confirmed({ input, messages }: Terminal, question: string): Promise<boolean> {
  const lines = createInterface({ input, output: messages })
  try {
    return /^\s*yes\s*$/i.test(await lines.question(`${question} Type yes to go on: `))
  } finally {
    lines.close()
  }
}

/** Removes deleted leads from the database's files, or tells why that has to wait. */
async function wipe({ db, terminal }: CommandContext) {
  const left = await wipeDeleted(db)
  if (left !== undefined) terminal.messages.write(`leads: ${left}\n`)
}

export async function erase(context: CommandContext, { email, yes }: { email: string; yes?: boolean }) {
  const { db, terminal, now } = context
  const erasure = leadErasure(db, now)
  const count = await erasure.count(email)
  if (count === 0) throw new NotPossible(`there is no lead from ${email}`)
  if (!yes) {
    if (!terminal.input.isTTY) throw new Misuse('erase needs --yes where nobody can be asked')
    const question = `${counted(count, 'lead')} from ${email} will be deleted for good.`
    if (!(await confirmed(terminal, question))) throw new NotPossible('nothing was deleted')
  }
  const erased = await erasure.erase(email)
  if (!erased) throw new NotPossible(`there is no lead from ${email}`)
  const { leads, deliveries, id } = erased
  await write(
    terminal.output,
    `Erased ${counted(leads, 'lead')} and ${counted(deliveries, 'delivery', 'deliveries')} (audit ${id}).\n`,
  )
  await wipe(context)
}

export async function purge(context: CommandContext, { days: given, yes }: { days?: number; yes?: boolean }) {
  const { db, config, terminal, now } = context
  const days = given ?? config.leadsRetentionDays
  if (days === null) throw new Misuse('purge needs --days DAYS, or LEADS_RETENTION_DAYS')
  const before = retentionLimit(days, now())
  const doubt = yes ? undefined : await deletionDoubt(db, before, now())
  if (doubt !== undefined) throw new NotPossible(`nothing was deleted: ${doubt}. If that is right, add --yes`)
  const purged = await leadErasure(db, now).purge(before)
  const told = purged ? `Deleted ${counted(purged.leads, 'lead')} (audit ${purged.id}).` : 'Nothing was old enough.'
  await write(terminal.output, `${told}\n`)
  if (purged) await wipe(context)
}
