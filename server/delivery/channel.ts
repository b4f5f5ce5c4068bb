import type { Lead } from '../leads/lead-repository.ts'
import type { ChannelName } from './enqueue.ts'

/** The result of an attempt. Reasons are codes without anything personal, because they are logged and stored. */
export type Outcome =
  /** With a reason: some of those it was meant for were refused, and do not get it, since the others would get it twice. */
  | { readonly outcome: 'delivered'; readonly reason?: string }
  /**
   * It may work later. `retryAfter`: milliseconds the receiver asked for; the whole channel rests so long. `misconfigured`: a setting of
   * ours is wrong; someone will mend it, so nothing is given up meanwhile.
   */
  | {
      readonly outcome: 'transient'
      readonly reason: string
      readonly retryAfter?: number
      readonly misconfigured?: true
    }
  /** The same would be refused again. */
  | { readonly outcome: 'permanent'; readonly reason: string }
  /** The receiver wants no more of anything: the channel stops until the next start. */
  | { readonly outcome: 'gone'; readonly reason: string }

/** What a channel is given for an attempt. */
export interface DeliveryAttempt {
  /** The delivery's id, the same in every attempt. */
  readonly id: string
  readonly lead: Lead
  readonly now: Date
  /** Aborted when the attempt takes too long. */
  readonly signal: AbortSignal
}

/** A way by which leads are delivered. `attempt` never rejects because of anything a receiver does. */
export interface Channel {
  readonly name: ChannelName
  /** How long one attempt may last. */
  readonly limitMilliseconds: number
  attempt(attempt: DeliveryAttempt): Promise<Outcome>
}
