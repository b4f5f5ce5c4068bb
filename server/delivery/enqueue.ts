import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { DAY } from '../../contract/time.ts'
import { addressKey } from '../database/address-key.ts'
import type { DeliveryTable, LeadTable, Tables } from '../database/tables.ts'
import { takeClaim } from '../leads/claims.ts'

export type ChannelName = DeliveryTable['channel']

/**
 * Writes a lead's deliveries, in the transaction that stores or releases the lead, so that neither can be stored without the other.
 * Doing it again adds only deliveries that are missing.
 */
export type EnqueueDeliveries = (trx: Transaction<Tables>, lead: LeadToDeliver) => Promise<void>

type LeadToDeliver = Pick<LeadTable, 'id' | 'email' | 'received_at'>

/** An acknowledgement goes to an address that nobody has proved to be the sender's, so it gets no more than one in this time. */
const ACKNOWLEDGED_MILLISECONDS = DAY

/**
 * An acknowledgement says that a form has just arrived. All attempts to send one take less; whatever else has passed since the lead
 * came, a hold as spam included, took too long.
 */
const LATE_MILLISECONDS = 5 * DAY

/** Whether it is too late to acknowledge a lead. */
export const isLate = ({ received_at }: Pick<LeadTable, 'received_at'>, now: Date) =>
  now.getTime() - Date.parse(received_at) > LATE_MILLISECONDS

/** Whether the address of a lead, in any spelling, has had no acknowledgement for a day. If so, claims it. */
const isUnacknowledged = (trx: Transaction<Tables>, { id, email }: LeadToDeliver, now: Date) =>
  takeClaim(
    trx,
    {
      scope: 'acknowledgement',
      // A digest, because a database's statistics keep samples of a column for longer than the row exists.
      key: createHash('sha256').update(addressKey(email)).digest('base64url'),
      fingerprint: '',
      lead_id: id,
      created_at: now.toISOString(),
    },
    new Date(now.getTime() - ACKNOWLEDGED_MILLISECONDS).toISOString(),
  )

/**
 * @param channels the configured ones; without any, leads are stored and go nowhere
 */
export const enqueueDeliveries =
  (channels: readonly ChannelName[], now: () => Date): EnqueueDeliveries =>
  async (trx, lead) => {
    const moment = now().toISOString()
    const open: ChannelName[] = []
    for (const channel of channels) {
      const mayOpen = channel !== 'sender_mail' || (!isLate(lead, now()) && (await isUnacknowledged(trx, lead, now())))
      if (mayOpen) open.push(channel)
    }
    if (open.length === 0) return
    const deliveries = open.map((channel) => ({
      id: randomUUIDv7(),
      lead_id: lead.id,
      channel,
      recipient: lead.id,
      state: 'waiting' as const,
      attempts: 0,
      next_attempt_at: moment,
      created_at: moment,
    }))
    await trx
      .insertInto('delivery')
      .values(deliveries)
      .onConflict((conflict) => conflict.columns(['lead_id', 'channel', 'recipient']).doNothing())
      .execute()
  }
