import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { MINUTE } from '../../contract/time.ts'
import { isPostgres } from '../database/maintenance.ts'
import { addressKey, type DeliveryTable, type Lead, type LeadTable, type Tables } from '../database/tables.ts'
import type { ChannelName } from './channel.ts'

/** Whom leads are delivered to. */
export interface Targets {
  readonly team: readonly string[]
  readonly acknowledge: boolean
  readonly webhook: boolean
}

/** Longer than any attempt may last. If the server is killed, another one may send the delivery once this time is over. */
const LEASE = 5 * MINUTE

const BANGKOK_OFFSET = 7 * 60 * MINUTE

/**
 * The same for all leads of one mailbox and day: the address without its +tag, and the day in Bangkok. Unique in the database, so that
 * nobody can have a mailbox flooded by acknowledgements. Hashed, so that the row does not name the address.
 */
function acknowledgementKey({ email, received_at }: Pick<LeadTable, 'email' | 'received_at'>): string {
  const mailbox = addressKey(email).replace(/\+[^@]*(?=@[^@]*$)/, '')
  const day = new Date(Date.parse(received_at) + BANGKOK_OFFSET).toISOString().slice(0, 10)
  return createHash('sha256').update(`${mailbox} ${day}`).digest('base64url')
}

/** Writes deliveries of a lead that are due now. Those that are there already stay as they are. */
export async function insertDeliveries(
  db: Kysely<Tables>,
  leadId: string,
  rows: readonly Pick<DeliveryTable, 'channel' | 'recipient'>[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const moment = now.toISOString()
  const due = { lead_id: leadId, state: 'waiting', attempts: 0, next_attempt_at: moment, created_at: moment } as const
  await db
    .insertInto('delivery')
    .values(rows.map((row) => ({ ...row, ...due })))
    // Also leaves out an acknowledgement that the mailbox already had today.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type Enqueue = (
  trx: Transaction<Tables>,
  lead: Pick<LeadTable, 'id' | 'state' | 'email' | 'received_at'>,
) => Promise<void>

/** Writes a lead's deliveries in the transaction that stores the lead. Suspected spam goes to the team only. */
export function createEnqueue({ team, acknowledge, webhook }: Targets, now: () => Date): Enqueue {
  return (trx, lead) => {
    const isAccepted = lead.state === 'accepted'
    const rows: Pick<DeliveryTable, 'channel' | 'recipient'>[] = [
      ...team.map((recipient) => ({ channel: 'team_mail' as const, recipient })),
      ...(isAccepted && acknowledge ? [{ channel: 'sender_mail' as const, recipient: acknowledgementKey(lead) }] : []),
      ...(isAccepted && webhook ? [{ channel: 'webhook' as const, recipient: '' }] : []),
    ]
    return insertDeliveries(trx, lead.id, rows, now())
  }
}

/** A delivery that this process has leased, with its lead. */
export type LeasedDelivery = Pick<DeliveryTable, 'lead_id' | 'channel' | 'recipient' | 'attempts'> & {
  readonly lead: Lead
}

/**
 * Leases due deliveries of a channel, the longest due first. Several servers that ask at once get different ones. Not a transaction:
 * if the leads cannot be read, the lease simply runs out.
 */
export async function leaseDue(
  db: Kysely<Tables>,
  channel: ChannelName,
  most: number,
  now: Date,
): Promise<LeasedDelivery[]> {
  const moment = now.toISOString()
  const leased = await db
    .with('due', (query) =>
      query
        .selectFrom('delivery')
        .select(['lead_id', 'recipient'])
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', moment)
        .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', moment)]))
        .orderBy('next_attempt_at')
        .limit(most)
        .$if(isPostgres(db), (shared) => shared.forUpdate().skipLocked()),
    )
    .updateTable('delivery')
    .set(({ eb }) => ({
      locked_until: new Date(now.getTime() + LEASE).toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('channel', '=', channel)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('lead_id', 'recipient'),
        'in',
        selectFrom('due').select(['due.lead_id', 'due.recipient']).$asTuple('lead_id', 'recipient'),
      ),
    )
    .returning(['lead_id', 'channel', 'recipient', 'attempts'])
    .execute()
  if (leased.length === 0) return []
  const ids = leased.map(({ lead_id }) => lead_id)
  const leads = await db.selectFrom('lead').selectAll().where('id', 'in', ids).execute()
  const leadById = new Map(leads.map((lead) => [lead.id, lead]))
  return leased.flatMap((delivery) => {
    const lead = leadById.get(delivery.lead_id)
    return lead ? [{ ...delivery, lead }] : []
  })
}

export type DeliveryChange = Partial<Pick<DeliveryTable, 'state' | 'last_error' | 'next_attempt_at' | 'delivered_at'>>

/** Records how an attempt ended and ends the lease. */
export async function recordOutcome(
  db: Kysely<Tables>,
  { lead_id, channel, recipient }: LeasedDelivery,
  change: DeliveryChange,
): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ ...change, locked_until: null })
    .where('lead_id', '=', lead_id)
    .where('channel', '=', channel)
    .where('recipient', '=', recipient)
    .where('state', '=', 'waiting')
    .execute()
}

/**
 * Makes rejected and waiting deliveries due now, of one lead or of all. What is just being sent is left alone.
 *
 * @returns how many
 */
export async function retryDeliveries(db: Kysely<Tables>, now: Date, leadId?: string): Promise<number> {
  const moment = now.toISOString()
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: moment, locked_until: null })
    .where('state', 'in', ['waiting', 'rejected'])
    .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', moment)]))
    .$if(leadId !== undefined, (deliveries) => deliveries.where('lead_id', '=', leadId ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** What is still to be delivered on a channel. */
export interface ChannelBacklog {
  readonly waiting: number
  readonly rejected: number
  /** Age of the oldest waiting delivery; 0 if there is none. */
  readonly oldestWaitingSeconds: number
}

/** Counts what is not delivered, for `/readyz` and the metrics. */
export async function countBacklog(
  db: Kysely<Tables>,
  channels: readonly ChannelName[],
  now: Date,
): Promise<Partial<Record<ChannelName, ChannelBacklog>>> {
  const counted = await db
    .selectFrom('delivery')
    .select(({ fn }) => [
      'channel',
      fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
      fn.countAll<number>().filterWhere('state', '=', 'rejected').as('rejected'),
      fn.min<string | null>('created_at').filterWhere('state', '=', 'waiting').as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'rejected'])
    .groupBy('channel')
    .execute()
  const backlogOf = (name: ChannelName): ChannelBacklog => {
    const { waiting = 0, rejected = 0, oldest = null } = counted.find(({ channel }) => channel === name) ?? {}
    const age = oldest === null ? 0 : Math.round((now.getTime() - Date.parse(oldest)) / 1000)
    return { waiting, rejected, oldestWaitingSeconds: age }
  }
  return Object.fromEntries(channels.map((name) => [name, backlogOf(name)]))
}
