import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { isPostgres } from '../database/is-postgres.ts'
import type { Tables } from '../database/tables.ts'
import { emptyLog } from '../database/wipe-deleted.ts'
import { KEY_MILLISECONDS } from './accept-lead.ts'
import { leadErasure } from './lead-erasure.ts'
import type { LeadRepository } from './lead-repository.ts'
import { deletionDoubt, retentionLimit } from './retention.ts'

/** Often enough that no lead outlives its time by more than a little. */
const EVERY_MILLISECONDS = 60 * 60_000

interface Housekeeping {
  db: Kysely<Tables>
  leads: Pick<LeadRepository, 'forgetClaims'>
  /** After how many days leads are deleted; null keeps them. */
  retentionDays: number | null
  now?: () => Date
}

/**
 * Deletes what has served its time: keys of submissions after a day, and leads after the days that were set. Every hour, and never
 * at the start, when a machine's clock may not have been set yet. Several servers may do it beside each other. What fails is
 * tried again an hour later.
 */
export function housekeeping(app: FastifyInstance, { db, leads, retentionDays, now = () => new Date() }: Housekeeping) {
  async function deleteOld(days: number) {
    const moment = now()
    const before = retentionLimit(days, moment)
    const doubt = await deletionDoubt(db, before, moment)
    if (doubt !== undefined) {
      app.log.error(
        `no lead was deleted by age: ${doubt}. Where clock and LEADS_RETENTION_DAYS are right: npm run leads -- purge --yes`,
      )
      return
    }
    const purged = await leadErasure(db, now).purge(before)
    if (purged) app.log.info({ leads: purged.leads, audit: purged.id }, 'leads were deleted after their time')
  }

  const tidy = async () => {
    try {
      await leads.forgetClaims(new Date(now().getTime() - KEY_MILLISECONDS).toISOString())
      if (retentionDays !== null) await deleteOld(retentionDays)
      // Also after what the staff's command deleted, where a reader kept it from doing so.
      if (!isPostgres(db)) await emptyLog(db)
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
    await tidying
  })
}
