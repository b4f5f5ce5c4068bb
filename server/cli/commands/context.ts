import type { Kysely } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import type { Config } from '../../config.ts'
import type { LeadTable, Tables } from '../../database/tables.ts'
import type { ChannelName } from '../../delivery/enqueue.ts'
import { type FoundLead, findLead } from '../../leads/lead-search.ts'
import { idsByName, isTooShort, shortIds } from '../../leads/short-id.ts'
import type { Paint } from '../colour.ts'
import { NotPossible } from '../command-errors.ts'
import { aboutOf } from '../lead-about.ts'
import { printable } from '../printable.ts'
import type { Words } from '../words/words.ts'
import type { ZonedTime } from '../zoned-time.ts'

/** The streams that a command reads and writes. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean; columns?: number }
  /** For messages that are not the result itself. */
  messages: NodeJS.WritableStream
  /** How many columns a line has. */
  columns: number
  paint: Paint
}

/** What every command works with. */
export interface CommandContext {
  db: Kysely<Tables>
  config: Pick<Config, 'leadsRetentionDays'>
  /** The channels that are configured. */
  channels: readonly ChannelName[]
  terminal: Terminal
  now: () => Date
  words: Words
  language: Locale
  /** The folder that files are named from. */
  folder: string
  time: ZonedTime
  /** The account that runs the tool. */
  account: string
}

/** Writes, and waits when the reader is slower than the database. */
export async function write(output: NodeJS.WritableStream, content: string | Uint8Array): Promise<void> {
  if (content.length === 0 || output.write(content)) return
  await new Promise((resolve) => output.once('drain', resolve))
}

/** Says something that is not the result itself. */
export const say = ({ terminal }: CommandContext, text: string) => void terminal.messages.write(`${text}\n`)

/**
 * The id that a person means by a name.
 *
 * @throws NotPossible where there is no such lead, or several
 */
export async function idOf({ db, words }: CommandContext, name: string): Promise<string> {
  if (isTooShort(name)) throw new NotPossible(words.refused.tooShort(name))
  const ids = await idsByName(db, name)
  const [id] = ids
  if (id === undefined) throw new NotPossible(words.refused.noLead(printable(name)))
  if (ids.length === 1) return id
  const short = await shortIds(db, ids)
  throw new NotPossible(words.refused.severalLeads(name, [...short.values()]))
}

/** @throws NotPossible where there is no such lead, or several */
export async function leadByName(context: CommandContext, name: string): Promise<FoundLead> {
  const found = await findLead(context.db, await idOf(context, name))
  if (!found) throw new NotPossible(context.words.refused.noLead(name))
  return found
}

/** A lead in a sentence: `5c12ae  Somchai, Siam Coffee`. */
export async function named({ db, words }: CommandContext, lead: LeadTable): Promise<string> {
  const short = await shortIds(db, [lead.id])
  return `${short.get(lead.id)}  ${printable([lead.full_name, ...aboutOf(lead, words)].join(', '))}`
}
