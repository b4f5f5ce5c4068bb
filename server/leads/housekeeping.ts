import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { HOUR } from '../../contract/time.ts'
import { isPostgres } from '../database/is-postgres.ts'
import { truncateLog } from '../database/sqlite.ts'
import type { Tables } from '../database/tables.ts'
import { KEY_MILLISECONDS } from './accept-lead.ts'
import { purgeExpired, retentionLimit } from './lead-erasure.ts'
import type { LeadRepository } from './lead-repository.ts'

/** Often enough that leads are deleted soon after their retention time is over. */
const EVERY_MILLISECONDS = HOUR

interface Housekeeping {
  db: Kysely<Tables>
  leads: Pick<LeadRepository, 'forgetClaims'>
  /** After how many days leads are deleted; null keeps them. */
  retentionDays: number | null
  now: () => Date
}

/**
 * Deletes old claims after a day, and leads after the retention time that was set. Runs every hour, but not at the start, when a
 * machine's clock may not have been set yet. Several servers may do it at the same time. A failure is tried again an hour later, and
 * what a stop leaves over is done by whoever runs an hour later: a stop waits for one step, however much there is to delete.
 */
export function housekeeping(app: FastifyInstance, { db, leads, retentionDays, now }: Housekeeping) {
  const stopping = new AbortController()

  async function deleteOld(days: number) {
    const moment = now()
    const before = retentionLimit(days, moment)
    const purged = await purgeExpired(db, before, moment, stopping.signal)
    if (purged.leads > 0) app.log.info({ leads: purged.leads, audit: purged.id }, 'leads were deleted after their time')
  }

  const tidy = async () => {
    if (stopping.signal.aborted) return
    try {
      await leads.forgetClaims(new Date(now().getTime() - KEY_MILLISECONDS).toISOString(), stopping.signal)
      if (retentionDays !== null && !stopping.signal.aborted) await deleteOld(retentionDays)
      // Also completes an erasure by the staff's command that could not empty the log because of a reader.
      if (!isPostgres(db) && !stopping.signal.aborted) await truncateLog(db)
    } catch (error) {
      app.log.error({ err: error }, 'what has served its time could not be deleted')
    }
  }

  let tidying = Promise.resolve()
  let repeating: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    repeating = setInterval(() => {
      tidying = tidying.then(tidy)
    }, EVERY_MILLISECONDS).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(repeating)
    stopping.abort()
    await tidying
  })
}
