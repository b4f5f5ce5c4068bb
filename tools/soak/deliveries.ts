import type { Receipt } from '../../contract/receipt.ts'
import { CHANNELS, type DeliveryTable, type LeadTable } from '../../server/database/tables.ts'
import type { Arrival } from './receivers.ts'
import type { Kill } from './troubles.ts'

/** The result of comparing, after the end, what was acknowledged with what is stored and what arrived. */
export interface Remains {
  readonly acknowledged: ReadonlyMap<string, Receipt | null>
  readonly leads: readonly Pick<LeadTable, 'id' | 'email' | 'received_at'>[]
  readonly deliveries: readonly Pick<DeliveryTable, 'id' | 'lead_id' | 'channel' | 'state' | 'attempts'>[]
  readonly arrivals: ReadonlyMap<string, readonly Arrival[]>
  readonly kills: readonly Kill[]
}

export interface Reckoning {
  readonly acknowledged: number
  /** Leads that were acknowledged but are not in the database as acknowledged. */
  readonly lost: readonly string[]
  /** E-mail addresses of forms that are stored more than once. */
  readonly storedTwice: readonly string[]
  /** Leads that were acknowledged but that a channel's receiver never accepted. */
  readonly undelivered: readonly string[]
  /** Deliveries that a receiver accepted again without an excuse, with what is known of each. */
  readonly sentTwice: readonly string[]
  /** Deliveries that were accepted more often than they were tried. */
  readonly unaccounted: readonly string[]
  /** Repeats that are excused because the receiver's answer was lost. */
  readonly unanswered: number
  /** Repeats that are excused because the sending server was killed. */
  readonly killed: number
}

/** How long after a receiver's answer the server may need to read and record it. */
const WRITING_MILLISECONDS = 5_000

/**
 * A delivery may arrive again, under the same id, in two cases only: the receiver's answer never came back, or the server that
 * had sent it was killed before it had written the answer down. What it had sent may be read after its end.
 */
const wasKilled = ({ at, by }: Arrival, kills: readonly Kill[]) =>
  kills.some(({ server, ...kill }) => server === by && at >= kill.at - WRITING_MILLISECONDS && at <= kill.over)

/** Compares the receipts with what is stored, and what is stored with what arrived. */
export function reckon({ acknowledged, leads, deliveries, arrivals, kills }: Remains): Reckoning {
  const byEmail = Map.groupBy(leads, ({ email }) => email)
  const byLead = Map.groupBy(deliveries, ({ lead_id }) => lead_id)
  const arrivalsOf = (id: string) => arrivals.get(id) ?? []

  const isKept = ([email, receipt]: [string, Receipt | null]) =>
    byEmail
      .get(email)
      ?.some((lead) => receipt === null || (lead.id === receipt.id && lead.received_at === receipt.receivedAt))
  const isDelivered = (email: string) =>
    byEmail.get(email)?.every(({ id }) => {
      const arrived = byLead.get(id)?.filter((delivery) => arrivalsOf(delivery.id).length > 0) ?? []
      return CHANNELS.every((channel) => arrived.filter((delivery) => delivery.channel === channel).length === 1)
    })
  /** All but the last time that each arrived. */
  const repeated = deliveries.flatMap(({ id, channel }) => {
    const all = arrivalsOf(id)
    return all.slice(0, -1).map((arrival, index) => ({ id, channel, arrival, next: all[index + 1] }))
  })
  const answered = repeated.filter(({ arrival }) => !arrival.answerLost)
  const unexcused = answered.filter(({ arrival }) => !wasKilled(arrival, kills))
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((one) => !isKept(one)).map(([email]) => email),
    storedTwice: [...byEmail].filter(([, all]) => all.length > 1).map(([email]) => email),
    undelivered: [...acknowledged.keys()].filter((email) => !isDelivered(email)),
    sentTwice: unexcused.map(
      ({ id, channel, arrival: { at, by }, next }) =>
        `${channel} ${id} at ${Math.round(at)} ms by ${by}, at ${Math.round(next?.at ?? 0)} ms by ${next?.by}`,
    ),
    unaccounted: deliveries.filter(({ id, attempts }) => arrivalsOf(id).length > attempts).map(({ id }) => id),
    unanswered: repeated.length - answered.length,
    killed: answered.length - unexcused.length,
  }
}
