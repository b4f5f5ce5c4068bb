import type { Generated } from 'kysely'
import type { FormName } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { ServiceInterest } from '../../contract/plans.ts'

/**
 * A lead: one signup request or one contact message, as it was sent. Moments are ISO 8601 in UTC, as text, in
 * every database: text sorts by time, reads the same everywhere, and no driver can turn it into a `Date`.
 */
export interface LeadTable {
  /** UUID, version 7: sorts by the time of arrival. */
  id: string
  /** The form that it came from. */
  kind: FormName
  state: 'accepted' | 'suspected_spam'
  /** The language of the page it was sent from, and of the answer to the sender. */
  locale: Locale
  received_at: string
  full_name: string
  email: string
  /** The same for all spellings of the address, see `address-key.ts`. Null only when a server of an older version stored the lead. */
  email_key: string | null
  company_name: string | null
  phone_number: string | null
  service_interest: ServiceInterest | null
  /** The version of the terms that a signup accepted, and when. */
  terms_version: string | null
  terms_accepted_at: string | null
  subject: string | null
  message: string | null
  /** How far the team is with it; those that are `new` or `taken` still have to be answered. Changed with a row of `follow_up` alone. */
  stage: 'new' | 'taken' | 'answered' | 'closed'
  /** Who took it last, or answered or closed it without taking it. */
  handled_by: string | null
}

/** What somebody of the team did about a lead, or noted. Rows are added and never changed; they go with their lead. */
export interface FollowUpTable {
  /** UUID, version 7. */
  id: string
  lead_id: string
  at: string
  /** A name as the team uses it, by default that of the account. */
  who: string
  step: 'taken' | 'answered' | 'closed' | 'noted'
  /** Never null where the step is `noted`. */
  note: string | null
}

/** The ways by which the company and the sender are told of a lead. */
export const CHANNELS = ['team_mail', 'sender_mail', 'webhook'] as const

/** One lead on its way to one channel. */
export interface DeliveryTable {
  /** UUID, version 7. The receiver sees it in every attempt, and can tell a repeat by it. */
  id: string
  lead_id: string
  channel: (typeof CHANNELS)[number]
  /** `dead`: nothing more is tried unless someone asks for it. */
  state: 'waiting' | 'delivered' | 'dead'
  /** How many have begun, whether or not their result is known. */
  attempts: number
  next_attempt_at: string
  /** Codes only: nothing personal, and nothing that a peer wrote. */
  last_error: string | null
  /** While it is being sent: until when no other server may take it. If the server is killed, the time simply runs out. */
  locked_until: string | null
  created_at: string
  delivered_at: string | null
}

/** A claim: a key that was used once and must not be used again for a while, see `server/leads/claims.ts`. */
export interface ClaimTable {
  /** What the key is of: a form sent by script, a form sent without, or an address that was sent an acknowledgement. */
  scope: string
  key: string
  /** Digest of what was sent, see `server/leads/fingerprint.ts`. */
  fingerprint: string
  lead_id: string
  kept_at: string
}

/** A record that leads were deleted, which says nothing about whose they were. */
export interface AuditTable {
  /** UUID, version 7. */
  id: string
  at: string
  /** `erase`: someone asked for it. `purge`: they were older than the retention time. */
  action: 'erase' | 'purge'
  leads: number
  deliveries: number
}

/** One row, rewritten again and again to check whether leads can be stored. */
export interface WriteProbeTable {
  id: 1
  content: string
}

/** One row: the state of the daily digest of suspected leads. */
export interface DigestTable {
  /** Leads received before this moment have been in a digest; empty before the first one. */
  covered_until: string
  /** While a server sends the digest: until when no other server may. */
  held_until: string
}

export interface Tables {
  lead: Omit<LeadTable, 'stage'> & { stage: Generated<LeadTable['stage']> }
  follow_up: FollowUpTable
  delivery: DeliveryTable
  /** Claims; the table is older than the word. */
  submission: ClaimTable
  audit: AuditTable
  write_probe: WriteProbeTable
  digest: DigestTable
}
