import { type Kysely, sql } from 'kysely'
import { addressKey } from '../database/address-key.ts'
import type { DeliveryTable, FollowUpTable, LeadTable, Tables } from '../database/tables.ts'
import { followUpsOf } from './follow-up.ts'

/** A state of the lead itself, or of one of its deliveries. */
export const SEARCHED_STATES = ['accepted', 'suspected_spam', 'waiting', 'delivered', 'dead'] as const

/** The stages of a lead that somebody still has to answer. */
export const OPEN_STAGES = ['new', 'taken'] as const satisfies LeadTable['stage'][]

export interface LeadFilter {
  form?: LeadTable['kind'] | undefined
  state?: (typeof SEARCHED_STATES)[number] | undefined
  stages?: readonly LeadTable['stage'][] | undefined
  handledBy?: string | undefined
  plan?: NonNullable<LeadTable['service_interest']> | undefined
  /** The language that it was written in. */
  locale?: LeadTable['locale'] | undefined
  /** Somewhere in what the sender wrote, in whatever capitals. */
  text?: string | undefined
  /** The sender's address in any spelling, or `@` and a domain. */
  email?: string | undefined
  /** Received at this moment (ISO, UTC) or later. */
  since?: string | undefined
  /** Received before this moment. */
  until?: string | undefined
  /** No more than so many, the newest. */
  limit?: number | undefined
}

export type FoundDelivery = Pick<
  DeliveryTable,
  'id' | 'lead_id' | 'channel' | 'state' | 'attempts' | 'next_attempt_at' | 'last_error' | 'delivered_at'
>

export interface FoundLead {
  lead: LeadTable
  deliveries: FoundDelivery[]
  /** What the team did about it, in order. */
  followUps: FollowUpTable[]
}

const isLeadState = (state: string): state is LeadTable['state'] => state === 'accepted' || state === 'suspected_spam'

/** Pages of leads have their deliveries and steps read at once, by these ids. */
async function withTheirs(db: Kysely<Tables>, leads: readonly LeadTable[]): Promise<FoundLead[]> {
  const ids = leads.map(({ id }) => id)
  const deliveries = await db
    .selectFrom('delivery')
    .select(['id', 'lead_id', 'channel', 'state', 'attempts', 'next_attempt_at', 'last_error', 'delivered_at'])
    .where('lead_id', 'in', ids)
    .orderBy('channel')
    .execute()
  const deliveriesOf = Map.groupBy(deliveries, ({ lead_id }) => lead_id)
  const stepsOf = Map.groupBy(await followUpsOf(db, ids), ({ lead_id }) => lead_id)
  return leads.map((lead) => ({
    lead,
    deliveries: deliveriesOf.get(lead.id) ?? [],
    followUps: stepsOf.get(lead.id) ?? [],
  }))
}

/** As texts are compared: the databases know different capitals, so it is done here. */
const compared = (text: string) => text.normalize('NFKC').toLowerCase()

/** What of a filter the database is not asked. */
function matches({ text, email }: LeadFilter): (lead: LeadTable) => boolean {
  const sought = text === undefined ? undefined : compared(text)
  const address = email === undefined ? undefined : addressKey(email)
  return (lead) => {
    const { full_name, company_name, phone_number, subject, message } = lead
    const written = [full_name, lead.email, company_name, phone_number, subject, message]
    if (sought !== undefined && !written.some((field) => field !== null && compared(field).includes(sought)))
      return false
    if (address === undefined) return true
    const key = lead.email_key
    return address.startsWith('@') ? key.endsWith(address) : key === address
  }
}

function pageOf(db: Kysely<Tables>, filter: LeadFilter, before: string | undefined) {
  const { form, state, stages, handledBy, plan, locale, email, since, until } = filter
  let query = db.selectFrom('lead').selectAll().orderBy('id', 'desc')
  if (form !== undefined) query = query.where('kind', '=', form)
  // Literally, because an index over a part of the leads is used only where the query says the same.
  if (stages !== undefined)
    query = query.where(
      'stage',
      'in',
      stages.map((stage) => sql.lit(stage)),
    )
  if (handledBy !== undefined) query = query.where('handled_by', '=', handledBy)
  if (plan !== undefined) query = query.where('service_interest', '=', plan)
  if (locale !== undefined) query = query.where('locale', '=', locale)
  if (since !== undefined) query = query.where('received_at', '>=', since)
  if (until !== undefined) query = query.where('received_at', '<', until)
  if (before !== undefined) query = query.where('id', '<', before)
  if (email !== undefined && !email.startsWith('@')) {
    query = query.where(({ or, eb }) => or([eb('email_key', '=', addressKey(email))]))
  }
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
 * The leads that match a filter, the newest first, each with its deliveries and what was done about it. They are read page by page, so
 * that neither memory nor a transaction grows with their number. Ids are UUIDs of version 7 and sort by time of arrival.
 */
export async function* searchLeads(db: Kysely<Tables>, filter: LeadFilter, pageSize = 500): AsyncGenerator<FoundLead> {
  const isMatch = matches(filter)
  let left = filter.limit ?? Number.POSITIVE_INFINITY
  for (let before: string | undefined; left > 0; ) {
    const page = await pageOf(db, filter, before).limit(pageSize).execute()
    const last = page.at(-1)
    if (!last) return
    const matching = page.filter(isMatch).slice(0, left)
    left -= matching.length
    yield* matching.length > 0 ? await withTheirs(db, matching) : []
    before = last.id
  }
}

/** One lead with its deliveries and what was done about it. */
export async function findLead(db: Kysely<Tables>, id: string): Promise<FoundLead | undefined> {
  const lead = await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  return lead && (await withTheirs(db, [lead]))[0]
}

/** The worst state among a lead's deliveries; undefined when it has none. */
export function deliveryStateOf({ deliveries }: Pick<FoundLead, 'deliveries'>): DeliveryTable['state'] | undefined {
  const states = new Set(deliveries.map(({ state }) => state))
  return (['dead', 'waiting', 'delivered'] as const).find((state) => states.has(state))
}
