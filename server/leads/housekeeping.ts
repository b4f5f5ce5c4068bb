import type { FastifyInstance } from 'fastify'
import { KEY_MILLISECONDS } from './accept-lead.ts'
import { type LeadErasure, retentionLimit } from './lead-erasure.ts'
import type { LeadRepository } from './lead-repository.ts'

/** Often enough that no lead outlives its time by more than a little, also where servers are restarted daily. */
const EVERY_MILLISECONDS = 60 * 60_000

interface Housekeeping {
  leads: Pick<LeadRepository, 'forgetClaims'>
  erasure: Pick<LeadErasure, 'purge'>
  /** After how many days leads are deleted; null keeps them. */
  retentionDays: number | null
  now?: () => Date
}

/**
 * Deletes what has served its time, once the server is up and then every hour: keys of submissions after a day, and leads after
 * the days that were set. Several servers may do it beside each other. What fails is tried again an hour later.
 */
export function housekeeping(
  app: FastifyInstance,
  { leads, erasure, retentionDays, now = () => new Date() }: Housekeeping,
) {
  const tidy = async () => {
    try {
      await leads.forgetClaims(new Date(now().getTime() - KEY_MILLISECONDS).toISOString())
      if (retentionDays === null) return
      const purged = await erasure.purge(retentionLimit(retentionDays, now()))
      if (purged) app.log.info({ leads: purged.leads, audit: purged.id }, 'leads were deleted after their time')
    } catch (error) {
      app.log.error({ err: error }, 'what has served its time could not be deleted')
    }
  }

  let tidying = Promise.resolve()
  let repeating: NodeJS.Timeout | undefined
  const begin = () => {
    tidying = tidying.then(tidy)
  }
  app.addHook('onListen', async () => {
    begin()
    repeating = setInterval(begin, EVERY_MILLISECONDS).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(repeating)
    await tidying
  })
}
