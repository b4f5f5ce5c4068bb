import { followUp, type Step } from '../../leads/follow-up.ts'
import { Misuse, NotPossible } from '../command-errors.ts'
import type { LeadCommands, StepOptions } from '../command-line.ts'
import { nameAsKept } from '../filter-options.ts'
import { type CommandContext, idOf, named, write } from './context.ts'

const MAX_NAME = 60
const MAX_NOTE = 4000

/** Who does it: as they say themselves, or the account. */
function whoOf({ account, words }: CommandContext, by: string | undefined): string {
  const who = nameAsKept(by ?? account)
  if (who === '' || [...who].length > MAX_NAME || /\p{Cc}/u.test(who)) throw new Misuse(words.refused.name)
  return who
}

function noteOf({ words }: CommandContext, text: string | undefined): string | undefined {
  const note = text?.normalize('NFC').trim()
  if (note === '' || (note !== undefined && [...note].length > MAX_NOTE)) throw new Misuse(words.refused.emptyNote)
  return note
}

async function doStep(context: CommandContext, name: string, step: Step) {
  const { db, now, words, terminal } = context
  const stepped = await followUp(db, await idOf(context, name), step, now())
  if (stepped.outcome === 'unknown') throw new NotPossible(words.refused.noLead(name))
  if (stepped.outcome === 'suspected') throw new NotPossible(words.refused.suspected(name))
  if (stepped.outcome === 'theirs') throw new NotPossible(words.refused.theirs(name, stepped.who))
  await write(terminal.output, `${words.said[step.step](step.who, await named(context, stepped.lead))}\n`)
}

const stepOf = (context: CommandContext, step: Step['step'], { by, note }: StepOptions): Step => ({
  step,
  who: whoOf(context, by),
  note: noteOf(context, note),
})

export const take = async (context: CommandContext, ...[id, { over, ...options }]: Parameters<LeadCommands['take']>) =>
  doStep(context, id, { ...stepOf(context, 'taken', options), over })

export const answered = async (context: CommandContext, id: string, options: StepOptions) =>
  doStep(context, id, stepOf(context, 'answered', options))

export const note = async (context: CommandContext, id: string, text: string, { by }: Pick<StepOptions, 'by'>) =>
  doStep(context, id, stepOf(context, 'noted', { note: text, ...(by !== undefined && { by }) }))

export const close = async (context: CommandContext, id: string, options: StepOptions) =>
  doStep(context, id, stepOf(context, 'closed', options))
