import type { Clock } from '../../clock.ts'
import { searchLeads } from '../../leads/lead-search.ts'
import type { ChoiceOptions } from '../filter-options.ts'
import { layoutAhead, leadColumns, leadLine } from '../lead-table.ts'
import { headingLine, rowLine } from '../table-layout.ts'
import { type CommandContext, say, write } from './context.ts'
import { filterOf, listed } from './reading.ts'

const LOOK_MILLISECONDS = 1000

/**
 * How much further back than the look before each one goes: with several servers, a lead may become visible after others that were
 * received later, and clocks differ a little. What was shown in that time is remembered.
 */
const OVERLAP_MILLISECONDS = 5 * 60_000

/**
 * Shows leads as they come, those received from now on, until the signal is given.
 *
 * @param wait as of a clock
 */
export async function watch(context: CommandContext, given: ChoiceOptions, wait: Clock['wait'], signal: AbortSignal) {
  const { db, terminal, words, time, now } = context
  const filter = filterOf(context, given)
  // Nobody has taken what has just come, so what the team does about it says nothing yet.
  const idle = [words.headings.who, ...(filter.state === 'accepted' ? [words.headings.stage] : [])]
  const columns = leadColumns(words, time).filter(({ heading }) => !idle.includes(heading))
  const layout = layoutAhead(columns, terminal.columns)
  const shown = new Map<string, string>()
  let before = now().getTime()

  const look = async () => {
    const moment = now().getTime()
    // Since the look before: whoever stops the output of a terminal holds this up for as long.
    const since = new Date(Math.min(before, moment) - OVERLAP_MILLISECONDS).toISOString()
    before = moment
    const recent = await Array.fromAsync(searchLeads(db, { ...filter, since }))
    const fresh = recent.filter(({ lead }) => !shown.has(lead.id))
    for (const { lead } of fresh) shown.set(lead.id, lead.received_at)
    for (const [id, received] of shown) if (received < since) shown.delete(id)
    return fresh.reverse()
  }

  // What is there already is not new.
  await look()
  say(context, words.said.watching)
  if (terminal.output.isTTY) await write(terminal.output, headingLine(layout, terminal.paint))
  while (!signal.aborted) {
    for (const found of await listed(context, await look())) {
      const line = terminal.output.isTTY ? rowLine(layout, found, terminal.paint) : leadLine(found, words, time)
      await write(terminal.output, line)
    }
    await wait(LOOK_MILLISECONDS, signal)
  }
}
