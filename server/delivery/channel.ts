import type { Lead } from '../leads/lead-repository.ts'
import type { ChannelName } from './enqueue.ts'

/** What an attempt came to, a success with a blemish included. The reasons are codes: they are logged and stored, so nothing personal may be in them. */
export type Outcome =
  | { readonly outcome: 'delivered'; readonly reason?: string }
  /**
   * It may work later. `retryAfter`: milliseconds the receiver asked for; the whole channel rests so long. `ours`: a setting of
   * ours is wrong; someone will mend it, so nothing is given up meanwhile.
   */
  | { readonly outcome: 'passing'; readonly reason: string; readonly retryAfter?: number; readonly ours?: true }
  /** The same would be refused again. */
  | { readonly outcome: 'permanent'; readonly reason: string }
  /** The receiver wants no more of anything: the channel stops until the next start. */
  | { readonly outcome: 'gone'; readonly reason: string }

/** What an attempt is given. */
export interface Parcel {
  /** Of the delivery, the same in every attempt. */
  readonly id: string
  readonly lead: Lead
  readonly now: Date
  /** Given when the time is over. */
  readonly signal: AbortSignal
}

/** One way out. `attempt` never rejects for anything a receiver does. */
export interface Channel {
  readonly name: ChannelName
  /** How long one attempt may last. */
  readonly limitMilliseconds: number
  attempt(parcel: Parcel): Promise<Outcome>
}
