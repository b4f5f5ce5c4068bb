import { type LeadFilter, searchLeads } from '../leads/lead-search.ts'
import { type CommandContext, leadById, write } from './command-context.ts'
import { CSV_HEADER, csvLine, leadRecord } from './lead-export.ts'
import { leadTable } from './lead-table.ts'
import { leadText } from './lead-text.ts'

interface Printed extends LeadFilter {
  json?: true
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

export async function listLeads(context: CommandContext, { json, ...filter }: Printed) {
  const leads = await Array.fromAsync(searchLeads(context.db, filter))
  if (json) await write(context, jsonText(leads.map(leadRecord)))
  else if (leads.length > 0) await write(context, leadTable(leads))
  else context.messages.write('No leads match.\n')
}

export async function exportLeads(context: CommandContext, { json, ...filter }: Printed) {
  if (json) return listLeads(context, { json, ...filter })
  await write(context, CSV_HEADER)
  for await (const found of searchLeads(context.db, filter)) await write(context, csvLine(found))
}

export async function showLead(context: CommandContext, id: string, { json }: Pick<Printed, 'json'>) {
  const found = await leadById(context, id)
  await write(context, json ? jsonText(leadRecord(found)) : leadText(found))
}
