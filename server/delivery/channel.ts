import { DAY } from '../../contract/time.ts'
import type { DeliveryTable, Lead } from '../database/tables.ts'

export type ChannelName = DeliveryTable['channel']

/** The result of one attempt. A reason is a code without personal data, because it is logged and stored. */
export type Outcome =
  | { readonly result: 'delivered' }
  /** `settingsRefused`: the receiver refuses every lead, so one of our settings is probably wrong. */
  | {
      readonly result: 'retry'
      readonly reason: string
      readonly settingsRefused?: boolean
      /** The receiver asks to wait so long. */
      readonly retryAfterSeconds?: number
    }
  /** The receiver will always refuse this lead. */
  | { readonly result: 'rejected'; readonly reason: string }

export interface Attempt {
  readonly lead: Lead
  /** An address of the team. Only `team_mail` uses it. */
  readonly recipient: string
  readonly now: Date
  /** Aborted when the attempt takes too long or the server stops. */
  readonly signal: AbortSignal
}

/** A way to deliver leads. */
export interface Channel {
  readonly name: ChannelName
  readonly timeoutMilliseconds: number
  /** Returns an outcome even if the receiver fails. */
  send(attempt: Attempt): Promise<Outcome>
}

/** An acknowledgement is rejected as late after this time, because it would confuse its reader. */
export const ACKNOWLEDGEMENT_LIFETIME = 5 * DAY
export const LATE = 'late'

/** Returns a code such as `ECONNREFUSED`. Replaces other values, which may contain an address or words of the receiver. */
export const toErrorCode = (code: unknown): string =>
  typeof code === 'string' && /^[A-Z][A-Z\d_]{1,63}$/.test(code) ? code : 'ERROR'
