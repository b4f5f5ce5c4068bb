import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { LeadTable, Tables } from '../database/tables.ts'
import { harmlessLine } from '../harmless-text.ts'
import { type FoundLead, findLeadsByShortId, shortId } from '../leads/lead-search.ts'

export interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean }
  /** For messages that are not part of the result. */
  messages: NodeJS.WritableStream
}

/** What every command works with. */
export interface CommandContext extends Streams {
  db: Kysely<Tables>
  config: Pick<Config, 'leadsRetentionDays'>
  /** The account of the person who runs the command. */
  account: string
  now: Date
}

/** The command was understood but cannot be carried out. The message says why. */
export class NotPossible extends Error {
  override name = 'NotPossible' as const
}

/** Writes, and waits while the reader is slower than the database. */
export async function write({ output }: CommandContext, text: string): Promise<void> {
  if (text === '' || output.write(text)) return
  await new Promise((resolve) => output.once('drain', resolve))
}

/** @throws NotPossible if no lead has this id, or several have */
export async function leadById({ db }: CommandContext, typed: string): Promise<FoundLead> {
  const [found, ...others] = await findLeadsByShortId(db, typed)
  if (!found) throw new NotPossible(`There is no lead ${harmlessLine(typed)}`)
  if (others.length === 0) return found
  const ids = [found, ...others].map(({ lead }) => lead.id).join(', ')
  throw new NotPossible(`Several leads end in ${typed}: ${ids}. Type more of the id.`)
}

/** A signup's plan and company, or the subject of a message. */
export const subjectOf = ({ service_interest, company_name, subject }: LeadTable): string =>
  [service_interest, company_name, subject].filter((part) => part !== null).join(', ')

/** A lead in a sentence: `0005c12ae  Somchai, Siam Coffee`. */
export const describeLead = (lead: LeadTable): string =>
  `${shortId(lead.id)}  ${harmlessLine(`${lead.full_name}, ${subjectOf(lead)}`)}`

export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
