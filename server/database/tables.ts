import { domainToASCII } from 'node:url'
import type { Generated } from 'kysely'
import type { FormName } from '../../contract/form-markup.ts'
import type { StoredValues } from '../../contract/forms.ts'
import type { Locale } from '../../contract/locale.ts'

/** The fields of both forms. A lead has only those of its form. */
type FieldColumns = Pick<StoredValues, 'fullName' | 'email'> & {
  [Field in Exclude<keyof StoredValues, 'fullName' | 'email'>]: StoredValues[Field] | null
}

/** One signup request or contact message. Times are ISO 8601 in UTC, as text: both databases sort and return text in the same way. */
export interface LeadTable extends FieldColumns {
  /** UUID version 7, which sorts by time. */
  id: string
  kind: FormName
  state: 'accepted' | 'suspected_spam'
  /** The language of the page with the form. */
  locale: Locale
  receivedAt: string
  /** See `addressKey`. */
  emailKey: string
  /** The day of the terms that a signup accepted. */
  termsVersion: string | null
  termsAcceptedAt: string | null
  /** The progress of the team. Every change also adds a row to `followUp`. */
  stage: 'new' | 'taken' | 'answered' | 'closed'
  /** The last person who took the lead; if nobody took it, who answered or closed it. */
  handledBy: string | null
}

/** The part of a lead that deliveries need. */
export type Lead = Omit<LeadTable, 'emailKey' | 'stage' | 'handledBy'>

/** The history of a lead: what the team did, and notes. Rows are never changed. */
export interface FollowUpTable {
  id: string
  leadId: string
  at: string
  who: string
  step: 'taken' | 'answered' | 'closed' | 'noted'
  note: string | null
}

/** The outbox. A row is one lead for one recipient. */
export interface DeliveryTable {
  leadId: string
  channel: 'team_mail' | 'sender_mail' | 'webhook'
  /**
   * For `team_mail` an address of the team, for `webhook` an empty text. For `sender_mail` a unique hash of the mailbox and the day, so
   * that a mailbox gets one acknowledgement a day.
   */
  recipient: string
  /** `rejected` is final until somebody runs `leads retry`. */
  state: 'waiting' | 'delivered' | 'rejected'
  attempts: number
  nextAttemptAt: string
  /** A code without personal data. */
  lastError: string | null
  /** Until this time, no other server may send the delivery. The lease ends by itself after a crash. */
  lockedUntil: string | null
  createdAt: string
  deliveredAt: string | null
}

/** A submission with a known key is a repeat. Its contents are a key too. Keys are stored for a day. */
export interface IdempotencyTable {
  scope: FormName
  key: string
  /** Hash of the contents: a key with other contents is an error. */
  fingerprint: string
  leadId: string
  createdAt: string
}

/** Records that leads were deleted, without personal data. */
export interface AuditTable {
  id: string
  at: string
  /** `erase`: on request of a person. `purge`: by age. */
  action: 'erase' | 'purge'
  leads: number
  deliveries: number
}

/** The id of a deleted lead, so that a restored backup does not bring it back. */
export interface DeletedLeadTable {
  id: string
  auditId: string
}

/** One row: the last time that the clock was believed. See `believedTime`. */
export interface ClockTable {
  id: 1
  believedAt: string
}

/** One row, rewritten to check that the database can be written. */
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
  deletedLead: DeletedLeadTable
  clock: ClockTable
  writeProbe: WriteProbeTable
}

/**
 * Returns the same key for all spellings of an email address: upper or lower case, domain in its own script or in Punycode. SQL cannot do
 * this, because SQLite and PostgreSQL change the case of different letters.
 */
export function addressKey(address: string): string {
  const text = address.normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@') + 1
  return text.slice(0, at) + (domainToASCII(text.slice(at)) || text.slice(at))
}
