import type { Kysely } from 'kysely'
import type { DeliveryTable, Tables } from '../database/tables.ts'
import type { Lead } from './lead-repository.ts'

/** A state of the lead itself, or of one of its deliveries. */
export const SEARCHED_STATES = ['accepted', 'suspected_spam', 'waiting', 'delivered', 'dead'] as const

export interface LeadFilter {
  kind?: Lead['kind'] | undefined
  state?: (typeof SEARCHED_STATES)[number] | undefined
  /** Received at this moment (ISO, UTC) or later. */
  since?: string | undefined
  /** Received before this moment. */
  until?: string | undefined
}

export type FoundDelivery = Pick<
  DeliveryTable,
  'id' | 'lead_id' | 'channel' | 'state' | 'attempts' | 'next_attempt_at' | 'last_error' | 'delivered_at'
>

export interface FoundLead {
  lead: Lead
  deliveries: FoundDelivery[]
}

const isLeadState = (state: string): state is Lead['state'] => state === 'accepted' || state === 'suspected_spam'

const deliveriesOf = (db: Kysely<Tables>, ids: readonly string[]): Promise<FoundDelivery[]> =>
  db
    .selectFrom('delivery')
    .select(['id', 'lead_id', 'channel', 'state', 'attempts', 'next_attempt_at', 'last_error', 'delivered_at'])
    .where('lead_id', 'in', ids)
    .orderBy('channel')
    .execute()

function pageOf(db: Kysely<Tables>, { kind, state, since, until }: LeadFilter, before: string | undefined) {
  let query = db.selectFrom('lead').selectAll().orderBy('id', 'desc')
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (since !== undefined) query = query.where('received_at', '>=', since)
  if (until !== undefined) query = query.where('received_at', '<', until)
  if (before !== undefined) query = query.where('id', '<', before)
  if (state === undefined) return query
  if (isLeadState(state)) return query.where('state', '=', state)
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('delivery')
        .select('delivery.id')
        .whereRef('delivery.lead_id', '=', 'lead.id')
        .where('delivery.state', '=', state),
    ),
  )
}

/**
 * The leads that match a filter, the newest first, each with its deliveries. They are read page by page, so that neither memory nor
 * a transaction grows with their number. Ids are UUIDs of version 7 and sort by time of arrival.
 */
export async function* searchLeads(db: Kysely<Tables>, filter: LeadFilter, pageSize = 500): AsyncGenerator<FoundLead> {
  for (let before: string | undefined; ; ) {
    const leads = await pageOf(db, filter, before).limit(pageSize).execute()
    if (leads.length === 0) return
    const deliveries = Map.groupBy(
      await deliveriesOf(
        db,
        leads.map(({ id }) => id),
      ),
      ({ lead_id }) => lead_id,
    )
    for (const lead of leads) yield { lead, deliveries: deliveries.get(lead.id) ?? [] }
    before = leads.at(-1)?.id
  }
}

/** One lead with its deliveries. */
export async function findLead(db: Kysely<Tables>, id: string): Promise<FoundLead | undefined> {
  const lead = await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  return lead && { lead, deliveries: await deliveriesOf(db, [id]) }
}

/** The worst state among a lead's deliveries; undefined when it has none. */
export function deliveryStateOf({ deliveries }: FoundLead): DeliveryTable['state'] | undefined {
  const states = new Set(deliveries.map(({ state }) => state))
  return (['dead', 'waiting', 'delivered'] as const).find((state) => states.has(state))
}
