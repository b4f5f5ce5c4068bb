import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type FoundLead, type LeadFilter, searchLeads } from '../../leads/lead-search.ts'
import { shortIds } from '../../leads/short-id.ts'
import { reasonOf } from '../../start-error.ts'
import { NotPossible } from '../command-errors.ts'
import type { LeadCommands } from '../command-line.ts'
import { type FilterOptions, readFilter } from '../filter-options.ts'
import { type ExportFormat, leadRecord, WRITTEN } from '../lead-export.ts'
import { leadSheet } from '../lead-sheet.ts'
import { type ListedLead, leadColumns, leadLine, leadTable } from '../lead-table.ts'
import { leadWorkbook } from '../lead-workbook.ts'
import { type CommandContext, leadByName, say, write } from './context.ts'

/** The filter that was asked for, in this context's zone and language. */
export const filterOf = ({ time, now, words }: CommandContext, given: FilterOptions) =>
  readFilter(given, time, now(), words)

/** Leads with the names by which they are called on screen. */
export async function listed({ db }: CommandContext, leads: readonly FoundLead[]): Promise<ListedLead[]> {
  const short = await shortIds(
    db,
    leads.map(({ lead }) => lead.id),
  )
  return leads.map((found) => ({ ...found, short: short.get(found.lead.id) ?? found.lead.id }))
}

async function sayWhatIsKeptApart(context: CommandContext, filter: LeadFilter) {
  if (filter.state !== 'accepted') return
  let apart = 0
  for await (const _ of searchLeads(context.db, { ...filter, state: 'suspected_spam', limit: undefined })) apart += 1
  if (apart > 0) say(context, context.words.said.spamApart(apart))
}

async function writeAll(context: CommandContext, filter: LeadFilter, format: ExportFormat) {
  const { db, terminal, time } = context
  const { start, lead, end } = WRITTEN[format]
  let count = 0
  await write(terminal.output, start)
  for await (const found of searchLeads(db, filter)) {
    await write(terminal.output, lead(found, time, count === 0))
    count += 1
  }
  await write(terminal.output, end(count === 0))
}

async function writeTable(context: CommandContext, leads: readonly FoundLead[]) {
  const { terminal, words, time } = context
  const columns = leadColumns(words, time)
  await write(terminal.output, leadTable(await listed(context, leads), columns, terminal.columns, terminal.paint))
}

/** A table for a terminal, lines for a pipe. */
export async function writeLeads(context: CommandContext, leads: readonly FoundLead[]) {
  const { terminal, words, time } = context
  if (terminal.output.isTTY) return writeTable(context, leads)
  for (const found of leads) await write(terminal.output, leadLine(found, words, time))
}

export async function list(context: CommandContext, { format, ...given }: Parameters<LeadCommands['list']>[0]) {
  const { db, terminal, words, time } = context
  const filter = filterOf(context, given)
  if (format !== undefined && format !== 'table') return writeAll(context, filter, format)
  if (format === undefined && !terminal.output.isTTY) {
    for await (const found of searchLeads(db, filter)) await write(terminal.output, leadLine(found, words, time))
    return
  }
  // The columns are as wide as their widest cell, so all have to be known first.
  const leads = await Array.fromAsync(searchLeads(db, filter))
  if (leads.length === 0) say(context, words.said.none)
  else await writeTable(context, leads)
  await sayWhatIsKeptApart(context, filter)
}

export async function exportLeads(
  context: CommandContext,
  { format, xlsx, ...given }: Parameters<LeadCommands['export']>[0],
) {
  const filter = filterOf(context, given)
  if (xlsx === undefined) await writeAll(context, filter, format)
  else await writeWorkbook(context, filter, xlsx)
}

/** Into a new file that only this account may read, because there is much of many people in it; `-` is the output. */
async function writeWorkbook(context: CommandContext, filter: LeadFilter, name: string) {
  const { db, language, words, time, folder } = context
  const leads = await Array.fromAsync(searchLeads(db, filter))
  const workbook = leadWorkbook(leads, language, words, time)
  if (name === '-') return write(context.terminal.output, workbook)
  const file = resolve(folder, name)
  try {
    writeFileSync(file, workbook, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new NotPossible(isThere ? words.refused.fileThere(file) : words.refused.notWritten(reasonOf(error)))
  }
  say(context, words.said.written(leads.length, file))
}

export async function show(context: CommandContext, ...[name, { format }]: Parameters<LeadCommands['show']>) {
  const { terminal, words, time } = context
  const found = await leadByName(context, name)
  const text =
    format === 'json' ? `${JSON.stringify(leadRecord(found, time), null, 2)}\n` : leadSheet(found, words, time)
  await write(terminal.output, text)
}
