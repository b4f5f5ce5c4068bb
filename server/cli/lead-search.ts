import type { Kysely } from 'kysely'
import type { DeliveryTable, FollowUpTable, LeadTable, Tables } from '../database/tables.ts'
import { STORED_FIELDS } from '../delivery/describe-lead.ts'
import { foldText } from './fold-text.ts'

export interface LeadFilter {
  form?: LeadTable['kind']
  plan?: NonNullable<LeadTable['serviceInterest']>
  /** Only leads that still need an answer. */
  open?: true
  /** Only leads with this text in a field that the sender filled in. See `foldText`. */
  text?: string
  /** Received at or after this time (ISO 8601, UTC). */
  since?: string
  limit?: number
}

export type FoundDelivery = Pick<
  DeliveryTable,
  'channel' | 'state' | 'attempts' | 'nextAttemptAt' | 'lastError' | 'deliveredAt'
>

export interface FoundLead {
  lead: LeadTable
  deliveries: FoundDelivery[]
  /** Oldest first. */
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
  let query = db.selectFrom('lead').selectAll().orderBy('receivedAt', 'desc').orderBy('id', 'desc').limit(PAGE_SIZE)
  if (form !== undefined) query = query.where('kind', '=', form)
  if (plan !== undefined) query = query.where('serviceInterest', '=', plan)
  if (open) query = query.where('stage', 'in', ['new', 'taken'])
  return since === undefined ? query : query.where('receivedAt', '>=', since)
}

/** Searches in JavaScript, because the databases fold letters differently. */
const hasText = (lead: LeadTable, folded: string): boolean =>
  STORED_FIELDS.some(({ name, kind }) => kind !== 'choice' && foldText(lead[name] ?? '').includes(folded))

/** Finds leads, newest first. Reads leads page by page to save memory. */
export async function* searchLeads(db: Kysely<Tables>, filter: LeadFilter): AsyncGenerator<FoundLead> {
  const folded = foldText(filter.text ?? '')
  const selected = selectLeads(db, filter)
  let left = filter.limit ?? Number.POSITIVE_INFINITY
  let page = await selected.execute()
  for (let last = page.at(-1); last !== undefined && left > 0; last = page.at(-1)) {
    const found = page.filter((lead) => folded === '' || hasText(lead, folded)).slice(0, left)
    left -= found.length
    yield* await withDetails(db, found)
    page = await selected
      .where(({ eb, refTuple, tuple }) => eb(refTuple('receivedAt', 'id'), '<', tuple(last.receivedAt, last.id)))
      .execute()
  }
}

/** Finds the leads whose id ends in the typed text of 6 or more characters. Usually there is one. */
export async function findLeadsByShortId(db: Kysely<Tables>, typed: string): Promise<FoundLead[]> {
  const end = typed.trim().toLowerCase()
  if (!/^[\da-f-]{6,36}$/.test(end)) return []
  const leads = await db.selectFrom('lead').selectAll().where('id', 'like', `%${end}`).orderBy('id').execute()
  return withDetails(db, leads)
}
