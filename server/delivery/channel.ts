import type { Lead } from '../database/tables.ts'
import type { ChannelName } from './outbox.ts'

/** How one attempt ended. Reasons are codes, because they are logged and stored: nothing personal, nothing that a receiver wrote. */
export type Outcome =
  | { readonly result: 'delivered' }
  /** `settingsRefused`: the receiver refuses us and not this lead, so most likely one of our settings is wrong. */
  | { readonly result: 'retry'; readonly reason: string; readonly settingsRefused?: boolean }
  /** The same would be refused again. */
  | { readonly result: 'rejected'; readonly reason: string }

export interface Attempt {
  readonly lead: Lead
  /** The team's address, for mail to the team. */
  readonly recipient: string
  readonly now: Date
  /** Aborted when the attempt has taken too long, or the server stops. */
  readonly signal: AbortSignal
}

/** A way to deliver leads. */
export interface Channel {
  readonly name: ChannelName
  readonly timeoutMilliseconds: number
  /** Never rejects because of anything that a receiver does. */
  send(attempt: Attempt): Promise<Outcome>
}

/** An error's code, such as `ECONNREFUSED`. Anything else might quote an address or a receiver's answer. */
export const toErrorCode = (code: unknown): string =>
  typeof code === 'string' && /^[A-Z][A-Z\d_]{1,63}$/.test(code) ? code : 'ERROR'
