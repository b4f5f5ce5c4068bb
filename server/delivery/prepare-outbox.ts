import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { ChannelName } from './channel.ts'
import type { Targets } from './outbox.ts'

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
    await enqueueOpenLeads(db, 'team_mail', team, moment)
  }
  if (webhook) await enqueueOpenLeads(db, 'webhook', [''], moment)
}

/** Writes deliveries for open leads that have none on this channel. */
async function enqueueOpenLeads(
  db: Kysely<Tables>,
  channel: ChannelName,
  recipients: readonly string[],
  moment: string,
) {
  const deliveriesTo = (recipient: string) =>
    db
      .selectFrom('lead')
      .select(({ val, lit }) => [
        'lead.id',
        val(channel).as('channel'),
        val(recipient).as('recipient'),
        val('waiting').as('state'),
        lit(0).as('attempts'),
        val(moment).as('next_attempt_at'),
        val(moment).as('created_at'),
      ])
      .where('lead.stage', 'in', ['new', 'taken'])
      .$if(channel === 'webhook', (leads) => leads.where('lead.state', '=', 'accepted'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('delivery')
              .select('delivery.lead_id')
              .whereRef('delivery.lead_id', '=', 'lead.id')
              .where('delivery.channel', '=', channel),
          ),
        ),
      )
  const [first, ...others] = recipients.map(deliveriesTo)
  if (first === undefined) return
  // One statement, because each recipient's part has to see the outbox as it was before.
  await db
    .insertInto('delivery')
    .columns(['lead_id', 'channel', 'recipient', 'state', 'attempts', 'next_attempt_at', 'created_at'])
    .expression(others.reduce((all, next) => all.unionAll(next), first))
    .execute()
}
