import type { Locale } from '../../contract/locale.ts'
import type { ServiceInterest } from '../../contract/signup.ts'

/**
 * A lead: one signup request or one contact message, as it was sent. Moments are ISO 8601 in UTC, as text, in
 * every database: text sorts by time, reads the same everywhere, and no driver can turn it into a `Date`.
 */
export interface LeadTable {
  /** UUID, version 7: sorts by the time of arrival. */
  id: string
  kind: 'signup' | 'contact'
  state: 'accepted' | 'suspected_spam'
  /** The language of the page it was sent from, and of the answer to the sender. */
  locale: Locale
  received_at: string
  full_name: string
  email: string
  /** One for all ways to write the address, see `address-key.ts`. Null only where a server of an older version stored it. */
  email_key: string | null
  company_name: string | null
  phone_number: string | null
  service_interest: ServiceInterest | null
  /** The version of the terms that a signup accepted, and when. */
  terms_version: string | null
  terms_accepted_at: string | null
  subject: string | null
  message: string | null
}

/** One lead on its way to one channel. */
export interface DeliveryTable {
  /** UUID, version 7. The receiver sees it in every attempt, and can tell a repeat by it. */
  id: string
  lead_id: string
  channel: 'team_mail' | 'sender_mail' | 'webhook'
  /** `dead`: nothing more is tried unless someone asks for it. */
  state: 'waiting' | 'delivered' | 'dead'
  /** Begun, whether or not their end is known. */
  attempts: number
  next_attempt_at: string
  /** Codes only: nothing personal, and nothing that a peer wrote. */
  last_error: string | null
  /** While it is being sent: until when nobody else may take it. A killed server's hold runs out by itself. */
  locked_until: string | null
  created_at: string
  delivered_at: string | null
}

/** By what a repeated submission is recognized. */
export interface SubmissionTable {
  /** What the key belongs to: a form, by script or without; or the acknowledgements, whose key stands for an address. */
  scope: string
  key: string
  /** Of what was sent, see `server/leads/fingerprint.ts`. */
  fingerprint: string
  lead_id: string
  kept_at: string
}

/** That leads were deleted. */
export interface AuditTable {
  /** UUID, version 7. */
  id: string
  at: string
  /** `erase`: someone asked for it. `purge`: their time was up. */
  action: 'erase' | 'purge'
  leads: number
  deliveries: number
}

/** One row, written again and again to know whether a lead could be. */
export interface WriteProbeTable {
  id: 1
  content: string
}

/** One row: how far the team has been told of suspected leads. */
export interface DigestTable {
  /** Everything received before this moment was told; empty at first. */
  covered_until: string
  /** While a server is telling: until when no other may. */
  held_until: string
}

export interface Tables {
  lead: LeadTable
  delivery: DeliveryTable
  submission: SubmissionTable
  audit: AuditTable
  write_probe: WriteProbeTable
  digest: DigestTable
}
