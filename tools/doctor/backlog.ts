/** What the doctor finds of the deliveries that are still to be made, or were given up. */
import type { Kysely } from 'kysely'
import { CHANNELS, type DeliveryTable, type Tables } from '../../server/database/tables.ts'
import { commandName } from '../run-command.ts'
import { about, type Finding } from './finding.ts'

const RETRY = `${commandName('leads')} retry`

const LATE_MILLISECONDS = 30 * 60_000

/** The first of the deliveries of a channel that are in a state, and how many there are; undefined where there is none. */
async function firstOf(
  db: Kysely<Tables>,
  channel: DeliveryTable['channel'],
  state: DeliveryTable['state'],
  createdBefore: string,
) {
  const those = db
    .selectFrom('delivery')
    .where('channel', '=', channel)
    .where('state', '=', state)
    .where('created_at', '<=', createdBefore)
  const first = await those
    .select(['created_at', 'attempts', 'last_error'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!first) return
  const { count } = await those.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { ...first, count }
}

/** @param channels the configured ones */
export async function backlogFindings(
  db: Kysely<Tables>,
  channels: readonly DeliveryTable['channel'][],
  now: Date,
): Promise<Finding[]> {
  const { ok, warning } = about('backlog')
  const found: Finding[] = []
  const late = new Date(now.getTime() - LATE_MILLISECONDS).toISOString()
  for (const channel of CHANNELS) {
    const configured = channels.includes(channel)
    // Acknowledgements that were switched off are missed by nobody, and a mistyped address is nothing that could be mended here.
    const toUs = channel !== 'sender_mail'
    if (!configured && !toUs) continue
    const waiting = await firstOf(db, channel, 'waiting', configured ? late : now.toISOString())
    if (waiting) {
      const { count, created_at, attempts, last_error } = waiting
      const mayRest = channel === 'webhook' ? 'restart (it may have asked for rest), ' : ''
      const why =
        last_error === null ? 'does the server run?' : `${last_error}. Mend that, ${mayRest}then: ${RETRY} --waiting`
      found.push(
        warning(
          configured
            ? `${count} for ${channel} wait, since ${created_at}, attempts: ${attempts}, ${why}`
            : `${count} for ${channel} wait, since ${created_at}, and it is not configured: set it again`,
        ),
      )
    }
    const dead = toUs && (await firstOf(db, channel, 'dead', now.toISOString()))
    if (dead) {
      const { count, created_at, last_error } = dead
      const mend = configured ? 'Mend that' : 'It is not configured: set it again, mend that'
      found.push(warning(`${count} for ${channel} given up, of ${created_at}: ${last_error}. ${mend}, then: ${RETRY}`))
    }
  }
  return found.length > 0 ? found : [ok('nothing has waited for half an hour, and nothing was given up')]
}
