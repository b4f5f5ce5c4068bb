import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import type { Channel, ChannelName } from './channel.ts'
import { senderMailChannel, teamMailChannel } from './mail.ts'
import { type ChannelBacklog, countBacklog, createEnqueue, type Enqueue, type Targets } from './outbox.ts'
import { prepareOutbox } from './prepare-outbox.ts'
import { webhookChannel } from './webhook.ts'
import { startWorker, type Worker } from './worker.ts'

/** How long a stop waits for receivers. Aborted attempts are made again after the next start. */
const STOP_MILLISECONDS = 20_000

/** Whom a stored lead is delivered to. */
export const targetsOf = ({ mail, webhook }: Pick<Config, 'mail' | 'webhook'>): Targets => ({
  team: mail?.team ?? [],
  acknowledge: mail?.acknowledge ?? false,
  webhook: webhook !== null,
})

function createChannels({ mail, webhook, siteUrl }: Config, manifest: SiteManifest): Channel[] {
  return [
    ...(mail && mail.team.length > 0 ? [teamMailChannel(mail, manifest)] : []),
    ...(mail?.acknowledge ? [senderMailChannel(mail, manifest, siteUrl)] : []),
    ...(webhook ? [webhookChannel(webhook)] : []),
  ]
}

export interface Delivery {
  readonly enqueue: Enqueue
  /** Starts the workers. */
  start(): Promise<void>
  /** To be called when a lead was stored. */
  wake(): void
  /** @throws the driver's own error if the database fails */
  backlog(): Promise<Partial<Record<ChannelName, ChannelBacklog>>>
  /** Waits for attempts in flight, but no longer than 20 s. Afterwards the database is not used. */
  stop(): Promise<void>
}

interface Parts {
  db: Kysely<Tables>
  /** What the mails say about the company. */
  manifest: SiteManifest
  log: FastifyBaseLogger
  clock: Clock
}

/** Delivers what waits in the database. Each channel has its own worker, so that none waits for another. */
export function createDelivery(config: Config, { db, manifest, log, clock }: Parts): Delivery {
  const targets = targetsOf(config)
  const channels = createChannels(config, manifest)
  const names = channels.map(({ name }) => name)
  const stopping = new AbortController()
  const hurrying = new AbortController()
  let workers: Worker[] = []
  let starting: Promise<void> | undefined

  const wake = () => {
    for (const worker of workers) worker.wake()
  }

  async function start() {
    if (channels.length === 0) return
    await prepareOutbox(db, targets, clock.now()).catch((error) =>
      log.error({ err: error }, 'the outbox could not be prepared; the next start tries again'),
    )
    const parts = { db, clock, log, stopping: stopping.signal, hurrying: hurrying.signal }
    workers = channels.map((channel) => startWorker(channel, parts))
  }

  return {
    enqueue: createEnqueue(targets, clock.now),
    start() {
      starting = start()
      return starting
    },
    wake,
    backlog: () => countBacklog(db, names, clock.now()),
    async stop() {
      stopping.abort()
      const timer = setTimeout(() => hurrying.abort(), STOP_MILLISECONDS)
      await starting
      wake()
      await Promise.all(workers.map((worker) => worker.ended))
      clearTimeout(timer)
    },
  }
}
