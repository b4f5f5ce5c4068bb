import type { Kysely } from 'kysely'
import type { DeliveryTable, FollowUpTable, LeadTable, Tables } from '../database/tables.ts'
import { foldText } from './fold-text.ts'

export interface LeadFilter {
  form?: LeadTable['kind']
  plan?: NonNullable<LeadTable['serviceInterest']>
  /** Only leads that somebody still has to answer. */
  open?: true
  /** Contained in any field that the sender filled in, see `foldText`. */
  text?: string
  /** Received at this time (ISO, UTC) or later. */
  since?: string
  /** At most this many, newest first. */
  limit?: number
}

export type FoundDelivery = Pick<
  DeliveryTable,
  'channel' | 'state' | 'attempts' | 'nextAttemptAt' | 'lastError' | 'deliveredAt'
>

export interface FoundLead {
  lead: LeadTable
  deliveries: FoundDelivery[]
  /** What the team did about it, oldest first. */
  followUps: FollowUpTable[]
}

async function withDetails(db: Kysely<Tables>, leads: readonly LeadTable[]): Promise<FoundLead[]> {
  const ids = leads.map(({ id }) => id)
  if (ids.length === 0) return []
  const deliveries = await db
    .selectFrom('delivery')
    .select(['leadId', 'channel', 'state', 'attempts', 'nextAttemptAt', 'lastError', 'deliveredAt'])
    .where('leadId', 'in', ids)
    .orderBy('channel')
    .orderBy('recipient')
    .execute()
  const followUps = await db
    .selectFrom('followUp')
    .selectAll()
    .where('leadId', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const deliveriesByLead = Map.groupBy(deliveries, ({ leadId }) => leadId)
  const followUpsByLead = Map.groupBy(followUps, ({ leadId }) => leadId)
  return leads.map((lead) => ({
    lead,
    deliveries: deliveriesByLead.get(lead.id) ?? [],
    followUps: followUpsByLead.get(lead.id) ?? [],
  }))
}

const PAGE_SIZE = 500

function selectLeads(db: Kysely<Tables>, { form, plan, open, since }: LeadFilter) {
  let query = db.selectFrom('lead').selectAll().orderBy('id', 'desc').limit(PAGE_SIZE)
  if (form !== undefined) query = query.where('kind', '=', form)
  if (plan !== undefined) query = query.where('serviceInterest', '=', plan)
  if (open) query = query.where('stage', 'in', ['new', 'taken'])
  return since === undefined ? query : query.where('receivedAt', '>=', since)
}

/** The text is searched here and not in SQL, because the databases fold letters differently. */
function hasText({ fullName, email, companyName, phoneNumber, subject, message }: LeadTable, folded: string): boolean {
  const fields = [fullName, email, companyName, phoneNumber, subject, message]
  return fields.some((field) => field !== null && foldText(field).includes(folded))
}

/**
 * Finds leads, newest first. They are read page by page, so that neither memory nor a transaction grows with their number. Ids are
 * UUIDs of version 7 and sort by time of arrival.
 */
export async function* searchLeads(db: Kysely<Tables>, filter: LeadFilter): AsyncGenerator<FoundLead> {
  const folded = foldText(filter.text ?? '')
  const selected = selectLeads(db, filter)
  let left = filter.limit ?? Number.POSITIVE_INFINITY
  let page = await selected.execute()
  for (let last = page.at(-1); last !== undefined && left > 0; last = page.at(-1)) {
    const found = page.filter((lead) => folded === '' || hasText(lead, folded)).slice(0, left)
    left -= found.length
    yield* await withDetails(db, found)
    page = await selected.where('id', '<', last.id).execute()
  }
}

/** Finds the leads whose id ends in what was typed, at least 6 characters: mostly one. */
export async function findLeadsByShortId(db: Kysely<Tables>, typed: string): Promise<FoundLead[]> {
  const end = typed.trim().toLowerCase()
  if (!/^[\da-f-]{6,36}$/.test(end)) return []
  const leads = await db.selectFrom('lead').selectAll().where('id', 'like', `%${end}`).orderBy('id').execute()
  return withDetails(db, leads)
}
