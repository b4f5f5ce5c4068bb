import { randomUUIDv7 } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pipeline } from 'node:stream/promises'
import { InvalidArgumentError } from 'commander'
import type { Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import { DAY } from '../../contract/time.ts'
import { correctTimes, readClockCheck, storeClockCheck } from '../database/clock-check.ts'
import { finishFile, giveToOwnerOf } from '../database/owned-files.ts'
import type { FollowUpTable, Tables } from '../database/tables.ts'
import { formatBangkokTime, shortId } from '../delivery/describe-lead.ts'
import { retryDeliveries } from '../delivery/outbox.ts'
import { sanitizeLine } from '../delivery/sanitize-text.ts'
import { believedTime } from '../settings/clock.ts'
import type { Config } from '../settings/config.ts'
import { reasonOf } from '../settings/start-error.ts'
import { clearDeleted } from '../upkeep/clear-deleted.ts'
import { countLeads, deleteLeads, type LeadSelection, leadsFrom, leadsOlderThan } from '../upkeep/lead-erasure.ts'
import { csvHeader, csvLine, leadJson, leadsJson, leadTable, leadText, pluralize, topicOf } from './lead-output.ts'
import { type FoundLead, findLeadsByShortId, type LeadFilter, searchLeads } from './lead-search.ts'

export interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean }
  /** For messages that are not part of the result. */
  messages: NodeJS.WritableStream
  /** npm wrote lines of its own into the output before, which goes to a file or to another program. */
  npmLinesIn?: 'file' | 'pipe' | undefined
}

export interface CommandContext extends Streams {
  db: Kysely<Tables>
  config: Pick<Config, 'DATABASE_URL' | 'LEADS_RETENTION_DAYS'>
  /** The account of the person who runs the command. */
  account: string
  now: Date
}

/** The command is valid but cannot be carried out. The message says why. */
class CommandError extends Error {
  override name = 'CommandError' as const
}

/** Writes a text. If the reader of the output is slow, waits until it has caught up (backpressure). */
async function write({ output }: CommandContext, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain')
}

async function writeEach(context: CommandContext, texts: AsyncIterable<string>): Promise<void> {
  for await (const text of texts) await write(context, text)
}

/** @throws CommandError if no lead or several leads have this id */
async function findLead({ db }: CommandContext, typed: string): Promise<FoundLead> {
  const [found, ...others] = await findLeadsByShortId(db, typed)
  if (!found) throw new CommandError(`There is no lead ${sanitizeLine(typed)}. "leads list" shows the ids.`)
  if (others.length === 0) return found
  const ids = [found, ...others].map(({ lead }) => lead.id).join(', ')
  throw new CommandError(`Several ids end in ${typed}: ${ids}. Type more of the id.`)
}

export interface PrintOptions extends LeadFilter {
  json?: true
  to?: string
  /** The language of the headings. */
  lang?: Locale
}

/** @throws InvalidArgumentError if npm's lines would make the result useless */
function refuseNpmLines({ npmLinesIn }: Streams, isForPrograms = false): void {
  if (npmLinesIn === undefined || (npmLinesIn === 'pipe' && !isForPrograms)) return
  throw new InvalidArgumentError(
    'npm writes lines of its own before the result. Use "npm run --silent leads -- …", or "export --to FILE".',
  )
}

/** Writes a new file that only its owner can read. An error leaves no file. For root, the owner is that of the folder. */
async function writeFile(context: CommandContext, to: string, texts: AsyncIterable<string>) {
  // npm has changed to the project's folder.
  const file = resolve(process.env.INIT_CWD ?? '', to)
  if (existsSync(file)) throw new CommandError(`${file} exists already. Choose another name.`)
  const unfinished = `${file}.unfinished-${process.pid}`
  try {
    await pipeline(texts, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }))
    giveToOwnerOf(dirname(file), unfinished)
    finishFile(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  context.messages.write(`Wrote ${file}. It holds personal data: delete it when you are done.\n`)
}

export async function listLeads(context: CommandContext, { json, ...filter }: PrintOptions) {
  refuseNpmLines(context, json)
  const leads = searchLeads(context.db, filter)
  if (json) return writeEach(context, leadsJson(leads))
  const table = await leadTable(leads)
  if (table === '') context.messages.write('No leads match.\n')
  else await write(context, table)
}

async function* exportTexts(
  db: Kysely<Tables>,
  { json, lang = 'en', ...filter }: PrintOptions,
): AsyncGenerator<string> {
  const leads = searchLeads(db, filter)
  if (json) return yield* leadsJson(leads)
  yield csvHeader(lang)
  for await (const found of leads) yield csvLine(found)
}

export async function exportLeads(context: CommandContext, { to, ...options }: PrintOptions) {
  const texts = exportTexts(context.db, options)
  if (to !== undefined) return writeFile(context, to, texts)
  refuseNpmLines(context, true)
  await writeEach(context, texts)
}

export async function showLead(context: CommandContext, typedId: string, { json }: Pick<PrintOptions, 'json'>) {
  refuseNpmLines(context, json)
  const found = await findLead(context, typedId)
  await write(context, json ? `${leadJson(found)}\n` : leadText(found))
}

export interface StepOptions {
  by?: string
  note?: string
  /** Takes a lead even if a colleague has it. */
  force?: true
}

const STEP_LABELS = { taken: 'Taken', answered: 'Answered', closed: 'Closed', noted: 'Note' } as const

/** Records what a member of the team did with a lead. Taking an answered or closed lead reopens it. */
export async function recordStep(
  context: CommandContext,
  typedId: string,
  step: FollowUpTable['step'],
  { by: who = context.account, note, force }: StepOptions,
) {
  const { lead } = await findLead(context, typedId)
  const at = context.now.toISOString()
  const colleague = await context.db.transaction().execute(async (trx) => {
    // The update locks the row on PostgreSQL. If two people take a lead at the same time, the second one gets the error below.
    const { stage, handledBy } = await trx
      .updateTable('lead')
      .set(({ ref }) => ({ stage: ref('stage') }))
      .where('id', '=', lead.id)
      .returning(['stage', 'handledBy'])
      .executeTakeFirstOrThrow(() => new CommandError(`The lead ${typedId} has just been deleted.`))
    if (step === 'taken' && stage === 'taken' && handledBy !== who && !force) {
      throw new CommandError(`${handledBy} has already taken ${typedId}. Use --force to take it over.`)
    }
    if (step !== 'noted') {
      const change = { stage: step, handledBy: step === 'taken' ? who : (handledBy ?? who) }
      await trx.updateTable('lead').set(change).where('id', '=', lead.id).execute()
    }
    await trx.insertInto('followUp').values({ id: randomUUIDv7(), leadId: lead.id, at, who, step, note }).execute()
    return handledBy === who ? null : handledBy
  })
  const about = sanitizeLine(`${lead.fullName}, ${topicOf(lead)}`)
  await write(context, `${STEP_LABELS[step]} by ${who}: ${shortId(lead.id)}  ${about}\n`)
  if (colleague && (step === 'answered' || step === 'closed')) {
    context.messages.write(`${sanitizeLine(colleague)} has taken this lead, so tell them that it is ${step}.\n`)
  }
}

export async function retryDelivery(context: CommandContext, typedId?: string) {
  const lead = typedId === undefined ? undefined : (await findLead(context, typedId)).lead
  const { due, leased } = await retryDeliveries(context.db, context.now, lead?.id)
  if (leased > 0) {
    const number = pluralize(leased, 'delivery is', 'deliveries are')
    await write(context, `${number} being sent. If its server has ended, another attempt follows within 5 minutes.\n`)
  } else if (due === 0) await write(context, 'No delivery is waiting or rejected.\n')
  if (due === 0) return
  await write(
    context,
    `Made ${pluralize(due, 'delivery', 'deliveries')} due. A running server sends them within seconds.\n`,
  )
}

/** Asks before a step that cannot be undone. The end of the input (Ctrl-D) means no. */
async function confirm({ input, messages }: CommandContext, question: string) {
  if (!input.isTTY) throw new InvalidArgumentError('Nobody can confirm here. Add --yes to go on without a question.')
  const lines = createInterface({ input, output: messages })
  try {
    const ended = once(lines, 'close').then(() => '')
    const answer = await Promise.race([lines.question(`${question} Type yes to continue: `), ended])
    if (!/^\s*yes\s*$/i.test(answer)) throw new CommandError('Nothing was changed.')
  } finally {
    lines.close()
  }
}

async function confirmAndDelete(
  context: CommandContext,
  action: 'erase' | 'purge',
  selection: LeadSelection,
  { yes, which }: { yes: true | undefined; which: string },
) {
  const { db, config, now, messages } = context
  const count = await countLeads(db, selection)
  if (count === 0 && action === 'purge') return write(context, `There is no lead ${which}.\n`)
  if (count === 0) throw new CommandError(`There is no lead ${which}.`)
  if (!yes) await confirm(context, `${pluralize(count, 'lead')} ${which} will be deleted for good.`)
  const { id, leads } = await deleteLeads(db, action, selection, now)
  await write(context, `Deleted ${pluralize(leads, 'lead')} (audit ${id}).\n`)
  try {
    if (config.DATABASE_URL.kind === 'sqlite') clearDeleted(config.DATABASE_URL.file)
  } catch (error) {
    messages.write(
      `leads: The deleted data is still in bytes of the file (${reasonOf(error)}). The server removes it within the hour.\n`,
    )
  }
}

export const eraseLeads = (context: CommandContext, { email, yes }: { email: string; yes?: true }) =>
  confirmAndDelete(context, 'erase', leadsFrom(email), { yes, which: `from ${email}` })

/** The smallest number of days for a purge. A smaller number is probably a typing error. */
const MIN_DAYS = 30

export async function purgeLeads(context: CommandContext, { days: given, yes }: { days?: number; yes?: true }) {
  const days = given ?? context.config.LEADS_RETENTION_DAYS
  if (days === undefined)
    throw new InvalidArgumentError('Say from which age leads are deleted: use --days, or set LEADS_RETENTION_DAYS.')
  if (days < MIN_DAYS) throw new InvalidArgumentError(`Expected at least ${MIN_DAYS} days.`)
  const time = believedTime(context.now, await readClockCheck(context.db))
  await confirmAndDelete(context, 'purge', leadsOlderThan(days, time), { yes, which: `older than ${days} days` })
}

export interface ConfirmClockOptions {
  yes?: true
  /** The server was off until now. */
  wasOff?: true
  /** The clock was wrong until now. */
  wasWrong?: true
}

/** A clock may be far ahead of its last check for two reasons. The command must know which, or it could make new leads old. */
export async function confirmClock(context: CommandContext, { yes, wasOff, wasWrong }: ConfirmClockOptions) {
  const { db, config, now } = context
  const lastCheck = await readClockCheck(db)
  const limit = new Date(lastCheck.getTime() + DAY)
  const earlier = now > limit ? await countLeads(db, (lead) => lead('receivedAt', '<', limit.toISOString())) : 0
  if (earlier > 0 && wasOff === wasWrong) {
    const { LEADS_RETENTION_DAYS: days } = config
    const old = days === undefined ? 0 : await countLeads(db, leadsOlderThan(days, now))
    throw new InvalidArgumentError(
      `The last check was at ${formatBangkokTime(lastCheck.toISOString())}, and ${pluralize(earlier, 'lead')} arrived before. If the server was off since then, add --was-off: leads keep their dates, and ${old} will be deleted as too old. If the clock was wrong until now, add --was-wrong: they get the present date.`,
    )
  }
  if (!yes) await confirm(context, `The clock says ${formatBangkokTime(now.toISOString())} in Bangkok. Is that right?`)
  await db.transaction().execute(async (trx) => {
    if (wasWrong && earlier > 0) await correctTimes(trx, '<', limit, now)
    await storeClockCheck(trx, now)
  })
  await write(context, 'The clock is believed. The server deletes by age again within the hour.\n')
}
