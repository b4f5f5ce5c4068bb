import { domainToASCII } from 'node:url'
import type { Generated } from 'kysely'
import type { FormName } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { ServiceInterest } from '../../contract/plans.ts'

/**
 * A lead: one signup request or one contact message, as it was sent. Times are ISO 8601 in UTC, as text, in every database: text sorts
 * by time, reads the same everywhere, and no driver can turn it into a `Date`.
 */
export interface LeadTable {
  /** UUID, version 7: sorts by the time of arrival. */
  id: string
  kind: FormName
  state: 'accepted' | 'suspected_spam'
  /** The language of the page it was sent from, and of the acknowledgement. */
  locale: Locale
  receivedAt: string
  fullName: string
  email: string
  /** The same for all spellings of the address, see `addressKey`. */
  emailKey: string
  companyName: string | null
  phoneNumber: string | null
  serviceInterest: ServiceInterest | null
  /** The version of the terms that a signup accepted, and when. */
  termsVersion: string | null
  termsAcceptedAt: string | null
  subject: string | null
  message: string | null
  /** How far the team is with it. Changed together with a row of `followUp` only. */
  stage: 'new' | 'taken' | 'answered' | 'closed'
  /** Who took it last, or answered or closed it without taking it. */
  handledBy: string | null
}

/** A lead as it was sent: without the key that is made of its address, and what the team does about it. */
export type Lead = Omit<LeadTable, 'emailKey' | 'stage' | 'handledBy'>

/** What a member of the team did about a lead, or noted. Rows are added and never changed. */
export interface FollowUpTable {
  id: string
  leadId: string
  at: string
  /** A name as the team uses it, by default that of the account. */
  who: string
  step: 'taken' | 'answered' | 'closed' | 'noted'
  note: string | null
}

/** The ways by which the company and the sender are told of a lead. */
export const CHANNELS = ['team_mail', 'sender_mail', 'webhook'] as const

/** The outbox: one lead on its way to one recipient. */
export interface DeliveryTable {
  leadId: string
  channel: (typeof CHANNELS)[number]
  /**
   * An address of the team for `team_mail`, and empty for `webhook`. For `sender_mail` a digest of the mailbox and the day: it is unique,
   * so that a mailbox gets one acknowledgement a day.
   */
  recipient: string
  /** `rejected`: not tried again unless someone asks for it. */
  state: 'waiting' | 'delivered' | 'rejected'
  attempts: number
  nextAttemptAt: string
  /** Codes only: nothing personal, and nothing that a receiver wrote. */
  lastError: string | null
  /** While it is being sent: until when no other server may send it. After a crash the time simply runs out. */
  lockedUntil: string | null
  createdAt: string
  deliveredAt: string | null
}

/** The key of a submission, by which a repeat within a day is recognized. */
export interface IdempotencyTable {
  /** The same key of another form is another key. */
  scope: FormName
  key: string
  fingerprint: string
  leadId: string
  createdAt: string
}

/** A record that leads were deleted, which does not say whose they were. */
export interface AuditTable {
  id: string
  at: string
  /** `erase`: someone asked for it. `purge`: they were older than the retention time. */
  action: 'erase' | 'purge'
  leads: number
  deliveries: number
}

/** One row, rewritten to check whether leads can be stored. */
export interface WriteProbeTable {
  id: 1
  writtenAt: string
}

export interface Tables {
  lead: Omit<LeadTable, 'stage'> & { stage: Generated<LeadTable['stage']> }
  followUp: FollowUpTable
  delivery: DeliveryTable
  idempotency: IdempotencyTable
  audit: AuditTable
  writeProbe: WriteProbeTable
}

/**
 * One key for all spellings of an e-mail address: in capitals or not, its domain in its own script or in Punycode. Made in JavaScript,
 * because SQLite and PostgreSQL lower-case different letters.
 */
export function addressKey(address: string): string {
  const text = address.normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@') + 1
  return text.slice(0, at) + (domainToASCII(text.slice(at)) || text.slice(at))
}
