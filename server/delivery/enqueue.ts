import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DeliveryTable, LeadTable, Tables } from '../database/tables.ts'

export type ChannelName = DeliveryTable['channel']

/**
 * Puts a lead's deliveries beside it. Give it the transaction that stores the lead, or the one that releases it: a lead
 * without its deliveries would be silence, and deliveries without a lead a lie. Doing it twice changes nothing.
 */
export type EnqueueDeliveries = (trx: Transaction<Tables>, lead: LeadTable) => Promise<void>

/**
 * @param channels the configured ones; without any, leads are stored and go nowhere
 * @param now for tests
 */
export const enqueueDeliveries =
  (channels: readonly ChannelName[], now: () => Date = () => new Date()): EnqueueDeliveries =>
  async (trx, lead) => {
    if (channels.length === 0) return
    const moment = now().toISOString()
    const deliveries = channels.map((channel) => ({
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
