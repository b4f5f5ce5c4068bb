import { type LeadFilter, searchLeads } from '../leads/lead-search.ts'
import { type CommandContext, leadById, write } from './command-context.ts'
import { CSV_HEADER, csvLine, leadRecord } from './lead-export.ts'
import { leadTable } from './lead-table.ts'
import { leadText } from './lead-text.ts'

/** Prints a JSON array, one lead a line, without holding all leads in memory. */
async function writeJson(context: CommandContext, filter: LeadFilter) {
  let separator = '[\n'
  for await (const found of searchLeads(context.db, filter)) {
    await write(context, separator + JSON.stringify(leadRecord(found)))
    separator = ',\n'
  }
  await write(context, separator === '[\n' ? '[]\n' : '\n]\n')
}

export async function listLeads(context: CommandContext, { json, ...filter }: LeadFilter & { json?: true }) {
  if (json) return writeJson(context, filter)
  // The table's columns are as wide as their widest cell, so all leads are read first.
  const leads = await Array.fromAsync(searchLeads(context.db, filter))
  if (leads.length > 0) await write(context, leadTable(leads))
  else context.messages.write('No leads match.\n')
}

export async function exportLeads(context: CommandContext, { json, ...filter }: LeadFilter & { json?: true }) {
  if (json) return writeJson(context, filter)
  await write(context, CSV_HEADER)
  for await (const found of searchLeads(context.db, filter)) await write(context, csvLine(found))
}

export async function showLead(context: CommandContext, id: string, { json }: { json?: true }) {
  const found = await leadById(context, id)
  await write(context, json ? `${JSON.stringify(leadRecord(found), null, 2)}\n` : leadText(found))
}
