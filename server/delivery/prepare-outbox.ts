import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { insertDeliveries, type Targets } from './outbox.ts'

/**
 * Brings the outbox in line with the settings when the server starts: everything that waits is due at once, letters to a removed team
 * address go to the present ones, and open leads that were stored before a channel was set up get their deliveries. Acknowledgements
 * are left out, because a late one would be wrong. A start that is cut short is completed by the next one.
 */
export async function prepareOutbox(db: Kysely<Tables>, { team, webhook }: Targets, now: Date): Promise<void> {
  const moment = now.toISOString()
  await db
    .updateTable('delivery')
    .set({ next_attempt_at: moment, attempts: 0 })
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '>', moment)
    // Another server may be sending it.
    .where('locked_until', 'is', null)
    .execute()
  if (team.length > 0) {
    await db
      .deleteFrom('delivery')
      .where('channel', '=', 'team_mail')
      .where('state', '=', 'waiting')
      .where('recipient', 'not in', team)
      .execute()
    await enqueueOpenLeads(db, 'team_mail', team, now)
  }
  if (webhook) await enqueueOpenLeads(db, 'webhook', [''], now)
}

/** Writes deliveries for open leads that have none on this channel. */
async function enqueueOpenLeads(
  db: Kysely<Tables>,
  channel: 'team_mail' | 'webhook',
  recipients: readonly string[],
  now: Date,
) {
  const leads = await db
    .selectFrom('lead')
    .select('id')
    .where('stage', 'in', ['new', 'taken'])
    .$if(channel === 'webhook', (query) => query.where('state', '=', 'accepted'))
    .where('id', 'not in', (query) => query.selectFrom('delivery').select('lead_id').where('channel', '=', channel))
    .execute()
  for (const { id } of leads) {
    await insertDeliveries(
      db,
      id,
      recipients.map((recipient) => ({ channel, recipient })),
      now,
    )
  }
}
