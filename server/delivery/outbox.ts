import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { dayOf } from '../../contract/office-days.ts'
import { MINUTE } from '../../contract/time.ts'
import { isPostgres } from '../database/maintenance.ts'
import { addressKey, type DeliveryTable, type Lead, type LeadTable, type Tables } from '../database/tables.ts'
import type { Enqueue } from '../leads/accept-lead.ts'
import { ACKNOWLEDGEMENT_LIFETIME, type ChannelName, LATE } from './channel.ts'

/** Longer than any attempt. After a crash, a server may send the delivery again when this time is over. */
const LEASE_MILLISECONDS = 5 * MINUTE

/**
 * Returns the same key for all leads of one mailbox and day. It is made of the day in Bangkok and the address without its +tag and without
 * the dots that Gmail ignores. The key is unique in the database, so that nobody can flood a mailbox with acknowledgements. It is a hash,
 * because an address is personal data.
 */
function acknowledgementKey({ email, receivedAt }: Pick<LeadTable, 'email' | 'receivedAt'>): string {
  const untagged = addressKey(email).replace(/\+[^@]*(?=@[^@]*$)/, '')
  const mailbox = untagged.endsWith('@gmail.com') ? untagged.replace(/\.(?=.*@)/g, '') : untagged
  const day = dayOf(Date.parse(receivedAt))
  return createHash('sha256').update(`${mailbox} ${day}`).digest('base64url')
}

/** Recipients of leads, from the settings. */
export interface Targets {
  readonly team: readonly string[]
  readonly acknowledge: boolean
  readonly webhook: boolean
}

type Recipient = Pick<DeliveryTable, 'channel' | 'recipient'>

const teamOf = ({ team }: Targets): Recipient[] => team.map((recipient) => ({ channel: 'team_mail', recipient }))
const webhookOf = ({ webhook }: Targets): Recipient[] => (webhook ? [{ channel: 'webhook', recipient: '' }] : [])

/** Written as in the partial index. With parameters, SQLite would not use the index, and would read all rows. */
const UNDELIVERED = sql<boolean>`state in ('waiting', 'rejected')`

/** Adds deliveries that are due now. Leaves existing rows as they are. */
async function insertDeliveries(db: Kysely<Tables>, leadId: string, recipients: readonly Recipient[], now: Date) {
  if (recipients.length === 0) return
  const moment = now.toISOString()
  const due = { leadId, state: 'waiting', attempts: 0, nextAttemptAt: moment, createdAt: moment } as const
  await db
    .insertInto('delivery')
    .values(recipients.map((recipient) => ({ ...recipient, ...due })))
    // The mailbox may already have an acknowledgement of today.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Suspected spam goes to the team only. */
export function createEnqueue(targets: Targets, now: () => Date): Enqueue {
  return (trx, lead) => {
    const recipients = teamOf(targets)
    if (lead.state === 'accepted') {
      recipients.push(...webhookOf(targets))
      if (targets.acknowledge) recipients.push({ channel: 'sender_mail', recipient: acknowledgementKey(lead) })
    }
    return insertDeliveries(trx, lead.id, recipients, now())
  }
}

/**
 * Adapts the outbox to the settings at the start. Waiting deliveries become due. Mails to a removed address of the team go to the current
 * addresses. If a channel is new, open leads get their deliveries for it. They get no acknowledgements, because these would be too late.
 */
export async function syncOutboxWithSettings(db: Kysely<Tables>, targets: Targets, now: Date): Promise<void> {
  const moment = now.toISOString()
  await db
    .updateTable('delivery')
    .set({ nextAttemptAt: moment, attempts: 0, lockedUntil: null })
    .where('state', '=', 'waiting')
    // Other rows may be in use by another server. SQLite has only one, so a lease there is from before a crash.
    .$if(isPostgres(db), (deliveries) => deliveries.where('lockedUntil', 'is', null))
    .execute()
  if (targets.team.length > 0) {
    await db
      .deleteFrom('delivery')
      .where('channel', '=', 'team_mail')
      .where('state', '=', 'waiting')
      .where('recipient', 'not in', targets.team)
      .execute()
  }
  for (const recipients of [teamOf(targets), webhookOf(targets)]) {
    const [first, ...others] = recipients.map(({ channel, recipient }) =>
      db
        .selectFrom('lead')
        .select(['id as leadId', sql.val(channel).as('channel'), sql.val(recipient).as('recipient')])
        .select([sql.lit('waiting').as('state'), sql.lit(0).as('attempts')])
        .select([sql.val(moment).as('nextAttemptAt'), sql.val(moment).as('createdAt')])
        .where('stage', 'in', ['new', 'taken'])
        .$if(channel === 'webhook', (leads) => leads.where('state', '=', 'accepted'))
        .where('id', 'not in', (query) => query.selectFrom('delivery').select('leadId').where('channel', '=', channel)),
    )
    if (first === undefined) continue
    // One statement, because there may be many thousands of leads.
    await db
      .insertInto('delivery')
      .columns(['leadId', 'channel', 'recipient', 'state', 'attempts', 'nextAttemptAt', 'createdAt'])
      .expression(others.reduce((leads, more) => leads.unionAll(more), first))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/**
 * Corrects what was stored while a clock was ahead, which would make deliveries wait for years. A next attempt after `latest` is due now, a
 * lease ends as if it began now, and an acknowledgement that was rejected as late is sent if it is not late.
 */
export async function correctDeliveryTimes(
  db: Kysely<Tables>,
  channel: ChannelName,
  { now, latest }: { now: Date; latest: Date },
): Promise<void> {
  const waiting = db.updateTable('delivery').where('channel', '=', channel).where('state', '=', 'waiting')
  const lockedUntil = new Date(now.getTime() + LEASE_MILLISECONDS).toISOString()
  await waiting.set({ nextAttemptAt: now.toISOString() }).where('nextAttemptAt', '>', latest.toISOString()).execute()
  await waiting.set({ lockedUntil }).where('lockedUntil', '>', lockedUntil).execute()
  await db
    .updateTable('delivery')
    .set({ state: 'waiting', nextAttemptAt: now.toISOString() })
    .where(UNDELIVERED)
    .where(({ and }) => and({ channel, state: 'rejected', lastError: LATE }))
    .where('createdAt', '>', new Date(now.getTime() - ACKNOWLEDGEMENT_LIFETIME).toISOString())
    .execute()
}

/** A delivery that this process may send, with its lead. */
export type LeasedDelivery = Pick<DeliveryTable, 'leadId' | 'channel' | 'recipient' | 'attempts'> & {
  readonly lead: Lead
}

/** Leases due deliveries of a channel, oldest first. Several servers get different deliveries. */
export async function leaseDueDeliveries(
  db: Kysely<Tables>,
  channel: ChannelName,
  limit: number,
  now: Date,
): Promise<LeasedDelivery[]> {
  const moment = now.toISOString()
  const leased = await db
    .with('due', (query) =>
      query
        .selectFrom('delivery')
        .select(['leadId', 'recipient'])
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .where('nextAttemptAt', '<=', moment)
        .where(({ or, eb }) => or([eb('lockedUntil', 'is', null), eb('lockedUntil', '<=', moment)]))
        .orderBy('nextAttemptAt')
        .limit(limit)
        .$if(isPostgres(db), (shared) => shared.forUpdate().skipLocked()),
    )
    .updateTable('delivery')
    .set(({ eb }) => ({
      lockedUntil: new Date(now.getTime() + LEASE_MILLISECONDS).toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('channel', '=', channel)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('leadId', 'recipient'),
        'in',
        selectFrom('due').select(['due.leadId', 'due.recipient']).$asTuple('leadId', 'recipient'),
      ),
    )
    .returning(['leadId', 'channel', 'recipient', 'attempts'])
    .execute()
  if (leased.length === 0) return []
  const ids = leased.map(({ leadId }) => leadId)
  const leads = await db.selectFrom('lead').selectAll().where('id', 'in', ids).execute()
  return leased.flatMap((delivery) => {
    const lead = leads.find(({ id }) => id === delivery.leadId)
    return lead ? [{ ...delivery, lead }] : []
  })
}

export type DeliveryChange = Partial<Pick<DeliveryTable, 'state' | 'lastError' | 'nextAttemptAt' | 'deliveredAt'>>

/** Stores the result of an attempt and ends the lease. */
export async function recordOutcome(
  db: Kysely<Tables>,
  { leadId, channel, recipient }: Omit<LeasedDelivery, 'lead'>,
  change: DeliveryChange,
): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ ...change, lockedUntil: null })
    .where(({ and }) => and({ leadId, channel, recipient, state: 'waiting' }))
    .execute()
}

/**
 * Makes rejected and waiting deliveries due now, of one lead or of all.
 *
 * @returns their number, and the number of leased ones, which stay as they are
 */
export async function retryDeliveries(db: Kysely<Tables>, now: Date, leadId?: string) {
  const moment = now.toISOString()
  // No lease is as long, so a clock was wrong. The clocks of two machines may differ a little.
  const longest = new Date(now.getTime() + 2 * LEASE_MILLISECONDS).toISOString()
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: moment, lockedUntil: null })
    .where(UNDELIVERED)
    .where(({ or, eb }) =>
      or([eb('lockedUntil', 'is', null), eb('lockedUntil', '<=', moment), eb('lockedUntil', '>', longest)]),
    )
    .$if(leadId !== undefined, (deliveries) => deliveries.where('leadId', '=', leadId ?? ''))
    .executeTakeFirstOrThrow()
  const { leased } = await db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('leased'))
    .where(UNDELIVERED)
    .where('lockedUntil', '>', moment)
    .$if(leadId !== undefined, (deliveries) => deliveries.where('leadId', '=', leadId ?? ''))
    .executeTakeFirstOrThrow()
  return { due: Number(numUpdatedRows), leased }
}

/** For each channel and state, the number of undelivered rows and the creation time of the oldest. */
export const countUndelivered = (db: Kysely<Tables>) =>
  db
    .selectFrom('delivery')
    .select(({ fn }) => ['channel', 'state', fn.countAll<number>().as('count'), fn.min('createdAt').as('oldest')])
    .where(UNDELIVERED)
    .groupBy(['channel', 'state'])
    .execute()
