import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { ChannelName } from './enqueue.ts'

/** How a channel stands. */
export interface ChannelBacklog {
  readonly waiting: number
  /**
   * Age in seconds of the delivery that has been waiting longest; 0 when none is. One that a clock which was ahead has dated counts by
   * how far its date is off: how long it has waited nobody knows.
   */
  readonly oldestWaitingSeconds: number
  readonly dead: number
}

export interface Backlog {
  readonly channels: Readonly<Partial<Record<ChannelName, ChannelBacklog>>>
  /** How many wait for a channel that is not configured, and therefore will not be delivered. Nobody misses an acknowledgement. */
  readonly stranded: number
}

/**
 * Counts what is still to be delivered. Asked every second, and therefore of indexes alone.
 *
 * @param channels the configured ones
 * @throws the driver's own error when the database fails
 */
export async function deliveryBacklog(
  db: Kysely<Tables>,
  channels: readonly ChannelName[],
  now: Date,
): Promise<Backlog> {
  const waiting = await db
    .selectFrom('delivery')
    .select(({ fn }) => [
      'channel',
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('oldest'),
      fn.max('created_at').as('newest'),
    ])
    .where('state', '=', 'waiting')
    .groupBy('channel')
    .execute()
  const dead = await db
    .selectFrom('delivery')
    .select(({ fn }) => ['channel', fn.countAll<number>().as('count')])
    .where('state', '=', 'dead')
    .groupBy('channel')
    .execute()

  const secondsOff = (moment: string) => Math.round(Math.abs(now.getTime() - Date.parse(moment)) / 1000)
  const standing = (name: ChannelName): ChannelBacklog => {
    const row = waiting.find(({ channel }) => channel === name)
    return {
      waiting: row?.count ?? 0,
      oldestWaitingSeconds: row === undefined ? 0 : Math.max(secondsOff(row.oldest), secondsOff(row.newest)),
      dead: dead.find(({ channel }) => channel === name)?.count ?? 0,
    }
  }
  const stranded = waiting.filter(({ channel }) => channel !== 'sender_mail' && !channels.includes(channel))
  return {
    channels: Object.fromEntries(channels.map((name) => [name, standing(name)])),
    stranded: stranded.reduce((sum, { count }) => sum + count, 0),
  }
}
