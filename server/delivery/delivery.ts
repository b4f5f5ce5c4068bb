import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import { type Backlog, deliveryBacklog } from './backlog.ts'
import { enqueueMissed, hastenRefused } from './catch-up.ts'
import type { Channel } from './channel.ts'
import { channelSettings, configuredChannels } from './delivery-settings.ts'
import type { ChannelName } from './enqueue.ts'
import { senderMailChannel, teamMailChannel } from './mail/mail-channels.ts'
import { deliveryQueue } from './queue.ts'
import { startSpamDigest, unreportedSeconds } from './spam-digest.ts'
import { webhookChannel } from './webhook/webhook-channel.ts'
import { type AttemptReport, startWorker, type Worker } from './worker.ts'

/** What is said where a setting of ours is wrong. */
const REFUSED_MAIL = 'the mail server refuses us: mend SMTP_URL, MAIL_FROM or LEADS_MAIL_TO'
const REFUSALS: Record<ChannelName, string> = {
  team_mail: REFUSED_MAIL,
  sender_mail: REFUSED_MAIL,
  webhook: 'the webhook refuses us: mend WEBHOOK_URL or WEBHOOK_SECRET',
}

/** How long a stop waits for receivers. Attempts that are broken off then are made after the next start. */
const PATIENCE_MILLISECONDS = 20_000

/** What `/readyz` and the metrics say of the deliveries. */
export interface DeliveryState extends Backlog {
  /** Channels whose receiver said that it is gone (HTTP 410). */
  readonly paused: readonly ChannelName[]
  /** For how long the oldest lead has been held back as spam without anybody having been told of it. */
  readonly suspectedUntoldSeconds: number
}

export interface Delivery {
  readonly channels: readonly ChannelName[]
  /** Starts the workers. To be called once the server listens, so that a second server started by mistake has ended by then. */
  start(): Promise<void>
  /** To be called when a lead was stored. */
  wake(): void
  /** @throws the driver's own error when the database refuses */
  state(): Promise<DeliveryState>
  /** Waits for attempts in flight, but not for ever. Afterwards nothing is sent and the database is not used. */
  stop(): Promise<void>
}

interface Parts {
  db: Kysely<Tables>
  /** What the mails say of the company. */
  manifest: SiteManifest
  log: FastifyBaseLogger
  /** Called for every attempt, for counting. */
  attempted?: (report: AttemptReport) => void
  clock: Clock
}

function channelsOf(config: Config, manifest: SiteManifest): Channel[] {
  const { team_mail, sender_mail, webhook } = channelSettings(config)
  return [
    ...(team_mail ? [teamMailChannel(team_mail, manifest)] : []),
    ...(sender_mail ? [senderMailChannel(sender_mail, manifest, config.siteUrl)] : []),
    ...(webhook ? [webhookChannel(webhook)] : []),
  ]
}

/** Makes the deliveries that wait in the database. Each channel has a worker of its own, so none waits for another. */
export function delivery(config: Config, { db, manifest, log, attempted = () => undefined, clock }: Parts): Delivery {
  const queue = deliveryQueue(db)
  const channels = configuredChannels(config)
  const workers = new Map<ChannelName, Worker>()
  let stopDigest: () => Promise<void> = async () => undefined
  let starting = Promise.resolve()
  let ended: Promise<void> | undefined
  const stopping = new AbortController()

  const events = {
    attempted(report: AttemptReport) {
      attempted(report)
      if (report.result === 'delivered') log.info(report, 'a lead was delivered')
      else if (report.result === 'partly') log.warn(report, 'a lead reached some of LEADS_MAIL_TO only')
      else if (report.misconfigured) log.error(report, `${REFUSALS[report.channel]} and restart`)
      else if (report.result === 'postponed') log.warn(report, 'a lead was not delivered yet')
      else log.error(report, 'a lead could not be delivered: see leads retry')
    },
    paused: (channel: ChannelName) =>
      log.error({ channel }, 'the receiver says that it is gone: nothing more is sent there until the next start'),
    failed: (channel: ChannelName, error: unknown) => log.error({ channel, err: error }, 'a delivery met a fault'),
  }

  /** Warns of deliveries for a channel that is no longer configured: they would wait for ever unnoticed. */
  async function tellStranded() {
    const { stranded } = await deliveryBacklog(db, channels, clock.now())
    if (stranded > 0) log.warn({ count: stranded }, 'deliveries wait for a channel that is not configured')
  }

  const wake = () => {
    for (const worker of workers.values()) worker.wake()
  }

  function startWorkers() {
    for (const channel of channelsOf(config, manifest))
      workers.set(channel.name, startWorker(channel, queue, clock, events))
    const { team_mail } = channelSettings(config)
    if (team_mail) stopDigest = startSpamDigest(team_mail, { company: manifest.company.en.name, db, log, clock })
  }

  async function begin() {
    const lookThrough = async (look: () => Promise<void>) => {
      if (stopping.signal.aborted) return
      await look().catch((error) => log.error({ err: error }, 'the waiting deliveries could not be looked through'))
    }
    await lookThrough(() => hastenRefused(db, clock.now()))
    if (stopping.signal.aborted) return
    // Nothing waits for what comes next, which takes the longer the more leads there are.
    startWorkers()
    await lookThrough(async () => {
      const { signal } = stopping
      const missed = await enqueueMissed(db, channels, { now: clock.now, signal, wakeDelivery: wake })
      if (missed > 0) log.info({ leads: missed }, 'leads that were taken before a channel was set up are delivered now')
    })
    await lookThrough(tellStranded)
  }

  async function end() {
    // No worker starts after this, and none of those that run takes anything new while the looking through still ends.
    stopping.abort()
    const hurry = new AbortController()
    const waiting = setTimeout(() => hurry.abort(), PATIENCE_MILLISECONDS)
    const stops = [...workers.values()].map((worker) => worker.stop(hurry.signal))
    await Promise.all([starting, ...stops, stopDigest()]).finally(() => clearTimeout(waiting))
  }

  return {
    channels,
    start() {
      starting = begin()
      return starting
    },
    wake,
    async state() {
      const paused = channels.filter((channel) => workers.get(channel)?.paused)
      const now = clock.now()
      const backlog = await deliveryBacklog(db, channels, now)
      return { ...backlog, paused, suspectedUntoldSeconds: await unreportedSeconds(db, now) }
    },
    stop() {
      ended ??= end()
      return ended
    },
  }
}
