import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import type { Channel, ChannelName } from './channel.ts'
import { deliveryTargets } from './delivery-settings.ts'
import { senderMailChannel, teamMailChannel } from './mail-channels.ts'
import { type ChannelBacklog, countBacklog, createEnqueue, type Enqueue } from './outbox.ts'
import { prepareOutbox } from './prepare-outbox.ts'
import { webhookChannel } from './webhook.ts'
import { type AttemptReport, startWorker, type Worker } from './worker.ts'

/** How long a stop waits for receivers. Aborted attempts are made again after the next start. */
const STOP_MILLISECONDS = 20_000

const REFUSED_BY: Record<ChannelName, string> = {
  team_mail: 'the mail server refuses us: check SMTP_URL, MAIL_FROM and LEADS_MAIL_TO',
  sender_mail: 'the mail server refuses us: check SMTP_URL and MAIL_FROM',
  webhook: 'the webhook refuses us: check WEBHOOK_URL and WEBHOOK_SECRET',
}

export interface Delivery {
  /** The configured channels. */
  readonly channels: readonly ChannelName[]
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
  /** Called for every attempt, for the metrics. */
  attempted?: (report: AttemptReport) => void
}

function createChannels(config: Config, manifest: SiteManifest): Channel[] {
  const { mail, webhook, siteUrl } = config
  return [
    ...(mail && mail.team.length > 0 ? [teamMailChannel(mail, manifest)] : []),
    ...(mail?.acknowledge ? [senderMailChannel(mail, manifest, siteUrl)] : []),
    ...(webhook ? [webhookChannel(webhook)] : []),
  ]
}

function logAttempt(log: FastifyBaseLogger, report: AttemptReport) {
  if (report.result === 'delivered') log.info(report, 'a lead was delivered')
  else if (report.result === 'rejected') log.error(report, 'a delivery was rejected: see leads list, leads retry')
  else if (report.settingsRefused) log.error(report, `${REFUSED_BY[report.channel]}, then restart`)
  else log.warn(report, 'a delivery failed and will be tried again')
}

/** Delivers what waits in the database. Each channel has its own worker, so that none waits for another. */
export function createDelivery(config: Config, { db, manifest, log, clock, attempted }: Parts): Delivery {
  const targets = deliveryTargets(config)
  const channels = createChannels(config, manifest)
  const names = channels.map(({ name }) => name)
  const stopping = new AbortController()
  const hurrying = new AbortController()
  let workers: Worker[] = []
  let starting: Promise<void> | undefined
  let ended: Promise<void> | undefined

  const report = (attempt: AttemptReport) => {
    attempted?.(attempt)
    logAttempt(log, attempt)
  }
  const wake = () => {
    for (const worker of workers) worker.wake()
  }

  async function start() {
    if (channels.length === 0) return
    await prepareOutbox(db, targets, clock.now()).catch((error) =>
      log.error({ err: error }, 'the outbox could not be prepared; the next start tries again'),
    )
    const parts = { db, clock, log, stopping: stopping.signal, hurrying: hurrying.signal, report }
    workers = channels.map((channel) => startWorker(channel, parts))
  }

  async function stop() {
    stopping.abort()
    const timer = setTimeout(() => hurrying.abort(), STOP_MILLISECONDS)
    await starting
    wake()
    await Promise.all(workers.map((worker) => worker.ended))
    clearTimeout(timer)
  }

  return {
    channels: names,
    enqueue: createEnqueue(targets, clock.now),
    start() {
      starting = start()
      return starting
    },
    wake,
    backlog: () => countBacklog(db, names, clock.now()),
    stop() {
      ended ??= stop()
      return ended
    },
  }
}
