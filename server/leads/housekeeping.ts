import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { HOUR } from '../../contract/time.ts'
import { truncateWal } from '../database/maintenance.ts'
import type { Tables } from '../database/tables.ts'
import { KEY_LIFETIME } from './accept-lead.ts'
import { deleteLeads, leadsOlderThan } from './lead-erasure.ts'

interface HousekeepingOptions {
  db: Kysely<Tables>
  /** Older leads are deleted. Undefined keeps them all. */
  retentionDays: number | undefined
  now: () => Date
}

/** Deletes expired idempotency keys and old leads, every hour. Several servers may do so at the same time. */
export function startHousekeeping(app: FastifyInstance, { db, retentionDays, now }: HousekeepingOptions) {
  const cleanUp = async () => {
    try {
      const before = new Date(now().getTime() - KEY_LIFETIME).toISOString()
      await db.deleteFrom('idempotency').where('createdAt', '<', before).execute()
      if (retentionDays !== undefined) {
        const { leads, id } = await deleteLeads(db, 'purge', leadsOlderThan(retentionDays, now()), now())
        if (leads > 0) app.log.info({ leads, audit: id }, 'leads older than LEADS_RETENTION_DAYS were deleted')
      }
      // Truncates the WAL file after `leads erase` too, which cannot do so while another program reads the database.
      await truncateWal(db)
    } catch (error) {
      app.log.error({ err: error }, 'expired data could not be deleted; trying again in an hour')
    }
  }

  let cleaning = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      cleaning = cleaning.then(cleanUp)
    }, HOUR).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await cleaning
  })
}
