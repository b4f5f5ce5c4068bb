import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Receipt } from '../../contract/receipt.ts'
import { addressKey } from '../database/address-key.ts'
import type { LeadTable, Tables } from '../database/tables.ts'
import type { Enqueue } from '../delivery/outbox.ts'
import { takeClaim } from './claims.ts'

/** A lead as it was sent: without the key that is made of its address, and what the team does about it. */
export type Lead = Omit<LeadTable, 'email_key' | 'stage' | 'handled_by'>

/** What not every form asks for, where it was not asked. */
export const NOT_ASKED = {
  company_name: null,
  phone_number: null,
  service_interest: null,
  terms_version: null,
  terms_accepted_at: null,
  subject: null,
  message: null,
} as const satisfies Partial<Lead>

/** The key under which a repeat of a submission is recognized. */
export interface Claim {
  /** The form and whether a script sent it; the same key in another scope is another key. */
  scope: string
  key: string
  fingerprint: string
  /** Claims from before this moment (ISO) no longer count. */
  since: string
}

/** `stored`; `repeated`: stored before, and not again; `other-payload`: the key was used for other contents. */
export type Addition = { outcome: 'stored' } | { outcome: 'repeated'; receipt: Receipt } | { outcome: 'other-payload' }

/** Where leads are stored. Every method throws the driver's own error when the database fails. */
export interface LeadRepository {
  /** Resolves once the lead and its deliveries are on disk, where a power cut cannot lose them. */
  add(lead: Lead, claim?: Claim): Promise<Addition>
  /** Deletes claims from before a moment (ISO), or, once the signal is given, those of the step that has begun. Returns how many. */
  forgetClaims(before: string, signal: AbortSignal): Promise<number>
}

interface Options {
  /** Writes the deliveries of a lead, in its transaction. */
  enqueue?: Enqueue
  /** Called when there is something new to deliver. */
  wakeDelivery?: () => void
}

type Claimed = Exclude<Addition, { outcome: 'stored' }> | undefined

/** Claims the key for this lead, or tells what it was used for before. */
async function claim(
  trx: Transaction<Tables>,
  lead: Lead,
  { scope, key, fingerprint, since }: Claim,
): Promise<Claimed> {
  const row = { scope, key, fingerprint, lead_id: lead.id, created_at: lead.received_at }
  if (await takeClaim(trx, row, since)) return

  const first = await trx
    .selectFrom('idempotency')
    .innerJoin('lead', 'lead.id', 'idempotency.lead_id')
    .select(['idempotency.fingerprint', 'lead.id', 'lead.received_at'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.fingerprint !== fingerprint) return { outcome: 'other-payload' }
  return { outcome: 'repeated', receipt: { id: first.id, receivedAt: first.received_at } }
}

/** How many claims are deleted in one transaction; between two, other requests are answered. */
const CLAIMS_AT_A_TIME = 200

export function leadRepository(
  db: Kysely<Tables>,
  { enqueue = async () => undefined, wakeDelivery = () => undefined }: Options = {},
): LeadRepository {
  return {
    async add(lead, claimed) {
      const addition = await db.transaction().execute(async (trx): Promise<Addition> => {
        const known = claimed && (await claim(trx, lead, claimed))
        if (known) return known
        await trx
          .insertInto('lead')
          .values({ ...lead, email_key: addressKey(lead.email) })
          .execute()
        await enqueue(trx, lead)
        return { outcome: 'stored' }
      })
      if (addition.outcome === 'stored') wakeDelivery()
      return addition
    },

    async forgetClaims(before, signal) {
      let forgotten = 0
      while (!signal.aborted) {
        const { numDeletedRows } = await db
          .deleteFrom('idempotency')
          .where(({ eb, refTuple, selectFrom }) =>
            eb(
              refTuple('scope', 'key'),
              'in',
              selectFrom('idempotency')
                .select(['scope', 'key'])
                .where('created_at', '<', before)
                .limit(CLAIMS_AT_A_TIME)
                .$asTuple('scope', 'key'),
            ),
          )
          .executeTakeFirstOrThrow()
        forgotten += Number(numDeletedRows)
        if (numDeletedRows < CLAIMS_AT_A_TIME) break
        await setImmediate()
      }
      return forgotten
    },
  }
}
