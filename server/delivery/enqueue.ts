import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { addressKey } from '../database/address-key.ts'
import type { DeliveryTable, LeadTable, Tables } from '../database/tables.ts'
import { takeClaim } from '../leads/claims.ts'

export type ChannelName = DeliveryTable['channel']

/**
 * Puts a lead's deliveries beside it. Give it the transaction that stores the lead, or the one that releases it: a lead
 * without its deliveries would be silence, and deliveries without a lead a lie. Doing it twice changes nothing.
 */
export type EnqueueDeliveries = (trx: Transaction<Tables>, lead: Pick<LeadTable, 'id' | 'email'>) => Promise<void>

/** An acknowledgement goes to an address that nobody has proved to be the sender's, so it gets no more than one in this time. */
const ACKNOWLEDGED_MILLISECONDS = 24 * 60 * 60_000

/** Whether the address of a lead may be written to, however it was written and whoever sent the form. */
const mayAcknowledge = (trx: Transaction<Tables>, { id, email }: Pick<LeadTable, 'id' | 'email'>, now: Date) =>
  takeClaim(
    trx,
    {
      scope: 'acknowledgement',
      // Not the address itself: a database keeps samples of what is in a column for longer than the row.
      key: createHash('sha256').update(addressKey(email)).digest('base64url'),
      fingerprint: '',
      lead_id: id,
      kept_at: now.toISOString(),
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
      if (channel !== 'sender_mail' || (await mayAcknowledge(trx, lead, now()))) open.push(channel)
    }
    if (open.length === 0) return
    const deliveries = open.map((channel) => ({
      id: randomUUIDv7(),
      lead_id: lead.id,
      channel,
      state: 'waiting' as const,
      attempts: 0,
      next_attempt_at: moment,
      created_at: moment,
    }))
    await trx
      .insertInto('delivery')
      .values(deliveries)
      .onConflict((conflict) => conflict.columns(['lead_id', 'channel']).doNothing())
      .execute()
  }
