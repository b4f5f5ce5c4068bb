import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { HOUR } from '../../contract/time.ts'
import { truncateWal } from '../database/maintenance.ts'
import type { Tables } from '../database/tables.ts'
import { KEY_LIFETIME } from './accept-lead.ts'
import { deleteLeads, leadsOlderThan } from './lead-erasure.ts'

interface HousekeepingOptions {
  db: Kysely<Tables>
  /** After how many days leads are deleted; undefined keeps them. */
  retentionDays: number | undefined
  now: () => Date
}

/** Every hour, deletes idempotency keys after a day and leads after the retention time. Several servers may do it at the same time. */
export function startHousekeeping(app: FastifyInstance, { db, retentionDays, now }: HousekeepingOptions) {
  const tidy = async () => {
    try {
      const before = new Date(now().getTime() - KEY_LIFETIME).toISOString()
      await db.deleteFrom('idempotency').where('createdAt', '<', before).execute()
      if (retentionDays !== undefined) {
        const { leads, id } = await deleteLeads(db, 'purge', leadsOlderThan(retentionDays, now()), now())
        if (leads > 0) app.log.info({ leads, audit: id }, 'leads were deleted by age')
      }
      // Also for an erasure by the staff's command that could not truncate the log because of a reader.
      await truncateWal(db)
    } catch (error) {
      app.log.error({ err: error }, 'expired data could not be deleted')
    }
  }

  let tidying = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      tidying = tidying.then(tidy)
    }, HOUR).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await tidying
  })
}
