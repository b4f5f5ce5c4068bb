import stringWidth from 'string-width'
import { BYTE_ORDER_MARK } from '../../../file-formats/csv.ts'
import type { LeadTable } from '../../database/tables.ts'
import { searchLeads } from '../../leads/lead-search.ts'
import type { LeadCommands } from '../command-line.ts'
import { cutToWidth } from '../cut-to-width.ts'
import { harmlessCsvRow, tsvRow } from '../lead-export.ts'
import { printable } from '../printable.ts'
import { type CommandContext, write } from './context.ts'
import { filterOf } from './reading.ts'

type CountedBy = NonNullable<Parameters<LeadCommands['count']>[0]['by']>

/** So many leads have this in common. */
interface Count {
  /** As it is stored, empty where a lead has none. */
  key: string
  label: string
  leads: number
}

/** What leads are counted by, and what it is called. */
function keyOf(lead: LeadTable, by: CountedBy, { words, time }: CommandContext): readonly [key: string, label: string] {
  const { values, noPlan, nobody } = words
  if (by === 'day') return [time.day(lead.received_at), time.day(lead.received_at)]
  if (by === 'language') return [lead.locale, values.locale[lead.locale]]
  if (by === 'form') return [lead.kind, values.kind[lead.kind]]
  if (by === 'stage') return [lead.stage, values.stage[lead.stage]]
  if (by === 'who') return [lead.handled_by ?? '', lead.handled_by ?? nobody]
  return [lead.service_interest ?? '', lead.service_interest ? values.plan[lead.service_interest] : noPlan]
}

/** Days on which nothing came are a count, too. */
function withEmptyDays(counts: Map<string, Count>): Count[] {
  const days = [...counts.keys()].sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const all: Count[] = []
  for (let day = Temporal.PlainDate.from(first); ; day = day.add({ days: 1 })) {
    const key = day.toString()
    all.push(counts.get(key) ?? { key, label: key, leads: 0 })
    if (key === last) return all
  }
}

const byNumber = (counts: Map<string, Count>) =>
  [...counts.values()].sort((one, other) => other.leads - one.leads || (one.label < other.label ? -1 : 1))

const LONGEST_BAR = 40
const LONGEST_LABEL = 32

/** A line for each: what it is, how many, and a bar where the terminal has room for one. */
function countTable(counts: readonly Count[], total: Count, columns: number): string {
  const rows = [...counts, total].map(({ label, leads }) => ({
    label: cutToWidth(printable(label), LONGEST_LABEL),
    leads,
  }))
  const labelWidth = Math.max(...rows.map(({ label }) => stringWidth(label)))
  const digits = String(total.leads).length
  const room = Math.max(0, Math.min(LONGEST_BAR, columns - labelWidth - digits - 4))
  const most = Math.max(...counts.map(({ leads }) => leads))
  return rows
    .map(({ label, leads }, index) => {
      const bar = index < counts.length ? '█'.repeat(Math.round((leads / most) * room)) : ''
      const padded = label + ' '.repeat(labelWidth - stringWidth(label))
      return `${`${padded}  ${String(leads).padStart(digits)}  ${bar}`.trimEnd()}\n`
    })
    .join('')
}

/** What other programs read where a lead has no plan, or nobody: an empty field would look like a fault. */
const NONE = 'none'

/** How many leads there are, and by what they have in common. */
export async function count(context: CommandContext, { by, format, ...given }: Parameters<LeadCommands['count']>[0]) {
  const { db, terminal, words } = context
  const counts = new Map<string, Count>()
  const total: Count = { key: '', label: words.total, leads: 0 }
  for await (const { lead } of searchLeads(db, filterOf(context, given))) {
    total.leads += 1
    if (by === undefined) continue
    const [key, label] = keyOf(lead, by, context)
    const kept = counts.get(key) ?? { key, label, leads: 0 }
    counts.set(key, { ...kept, leads: kept.leads + 1 })
  }
  const rows = by === 'day' ? withEmptyDays(counts) : byNumber(counts)
  await write(
    terminal.output,
    countText(rows, total, by, format ?? (terminal.output.isTTY ? 'table' : 'tsv'), terminal.columns),
  )
}

function countText(
  counts: readonly Count[],
  total: Count,
  by: CountedBy | undefined,
  format: NonNullable<Parameters<LeadCommands['count']>[0]['format']>,
  columns: number,
): string {
  if (by === undefined) return format === 'json' ? `${JSON.stringify({ leads: total.leads })}\n` : `${total.leads}\n`
  if (format === 'table') return countTable(counts, total, columns)
  if (format === 'json') return `${JSON.stringify(counts.map(({ key, leads }) => ({ [by]: key || null, leads })))}\n`
  const row = format === 'csv' ? harmlessCsvRow : tsvRow
  const start = format === 'csv' ? BYTE_ORDER_MARK + row([by, 'leads']) : ''
  return start + counts.map(({ key, leads }) => row([key || NONE, String(leads)])).join('')
}
