import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import type { Tables } from '../database/tables.ts'
import type { Clock } from '../settings/clock.ts'
import type { Config } from '../settings/config.ts'
import type { Channel } from './channel.ts'
import { createSenderMailChannel, createTeamMailChannel } from './mail-channels.ts'
import { createEnqueue, syncOutboxWithSettings } from './outbox.ts'
import { createWebhookChannel } from './webhook.ts'
import { startWorker, type Worker } from './worker.ts'

/** A stop waits this long for running attempts, then aborts them. After the next start, the server repeats aborted attempts. */
const STOP_GRACE_MILLISECONDS = 20_000

interface Dependencies {
  manifest: SiteManifest
  clock: Clock
}

/** Sends the outbox while the database is open. Each channel has its own worker, so that a slow receiver does not delay the others. */
export function setUpDelivery(
  app: FastifyInstance,
  { mail, webhook, SITE_URL }: Config,
  { manifest, clock }: Dependencies,
) {
  const targets = { team: mail?.team ?? [], acknowledge: mail?.acknowledge ?? false, webhook: webhook !== undefined }
  const channels: Channel[] = []
  if (mail && mail.team.length > 0) channels.push(createTeamMailChannel(mail))
  if (mail?.acknowledge) channels.push(createSenderMailChannel(mail, manifest, SITE_URL))
  if (webhook) channels.push(createWebhookChannel(webhook))

  const { log } = app
  const stopping = new AbortController()
  const aborting = new AbortController()
  let workers: Worker[] = []
  const wake = () => {
    for (const worker of workers) worker.wake()
  }

  app.addHook('preClose', async () => {
    stopping.abort()
    wake()
  })
  app.addHook('onClose', async () => {
    const timer = setTimeout(() => aborting.abort(), STOP_GRACE_MILLISECONDS)
    wake()
    await Promise.all(workers.map(({ ended }) => ended))
    clearTimeout(timer)
  })

  return {
    /** Call it when the database is open. */
    async start(db: Kysely<Tables>) {
      if (channels.length === 0 || stopping.signal.aborted) return
      await syncOutboxWithSettings(db, targets, clock.now())
      const signals = { stopSignal: stopping.signal, abortSignal: aborting.signal }
      workers = channels.map((channel) => startWorker(channel, { db, clock, log, ...signals }))
    },
    enqueue: createEnqueue(targets, clock.now),
    /** Call it after a lead was stored. */
    wake,
    channels: channels.map(({ name }) => name),
  }
}
