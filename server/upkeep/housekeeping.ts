import { execFile } from 'node:child_process'
import { globSync, realpathSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { DAY, HOUR } from '../../contract/time.ts'
import { type ClockCheck, correctTimes } from '../database/clock-check.ts'
import type { Tables } from '../database/tables.ts'
import { KEY_LIFETIME } from '../leads/accept-lead.ts'
import type { Clock } from '../settings/clock.ts'
import type { Config } from '../settings/config.ts'
import { deleteLeads, leadsOlderThan } from './lead-erasure.ts'
import { COPY_LIFETIME } from './rotate-backups.ts'

interface HousekeepingOptions {
  clockCheck: ClockCheck
  config: Pick<Config, 'DATABASE_URL' | 'LEADS_RETENTION_DAYS'>
  now: Clock['now']
}

/** Removes the copies that a restore or an upgrade has left beside the database. An erased person must not stay in them. */
function removeOldCopies(file: string, time: Date): void {
  for (const copy of globSync(`${realpathSync(file)}.before-*`))
    if (statSync(copy).ctimeMs < time.getTime() - COPY_LIFETIME) rmSync(copy)
}

const CLEAR_DELETED = resolve(import.meta.dirname, './clear-deleted.ts')

/** Deletes expired idempotency keys and old leads, every hour. Several servers may do so at the same time. */
export function setUpHousekeeping(app: FastifyInstance, { clockCheck, config, now }: HousekeepingOptions) {
  const deleteExpired = async (db: Kysely<Tables>) => {
    const time = await clockCheck.advance(db)
    // They were stored while a clock was wrong.
    await correctTimes(db, '>', new Date(now().getTime() + DAY), now())
    const before = new Date(time.getTime() - KEY_LIFETIME).toISOString()
    await db.deleteFrom('idempotency').where('createdAt', '<', before).execute()
    const { DATABASE_URL: database, LEADS_RETENTION_DAYS: retentionDays } = config
    if (retentionDays !== undefined) {
      const { leads, id } = await deleteLeads(db, 'purge', leadsOlderThan(retentionDays, time), time)
      if (leads > 0) app.log.info({ leads, audit: id }, 'leads older than LEADS_RETENTION_DAYS were deleted')
    }
    if (database.kind === 'sqlite') removeOldCopies(database.file, time)
  }
  const logFailure = (err: unknown) =>
    app.log.error({ err }, 'expired data could not be deleted; trying again in an hour')
  /** How many deletions have been cleared from the file. Unknown at the start, so the first run clears it. */
  let cleared = 0
  /** `leads erase` cannot do so while another program reads the database, so this does it within the hour. */
  const clear = async (db: Kysely<Tables>) => {
    if (config.DATABASE_URL.kind !== 'sqlite') return
    const { deletions } = await db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('deletions'))
      .executeTakeFirstOrThrow()
    if (deletions === cleared) return
    await promisify(execFile)(process.execPath, [CLEAR_DELETED, config.DATABASE_URL.file])
    cleared = deletions
  }
  const cleanUp = async (db: Kysely<Tables>) => {
    for (const step of [deleteExpired, clear]) await step(db).catch(logFailure)
  }

  let cleaning = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await cleaning
  })
  return {
    /** Call it when the database is open. */
    async start(db: Kysely<Tables>) {
      // The first lead already needs the last check.
      await clockCheck.check(db).catch(logFailure)
      timer = setInterval(() => {
        cleaning = cleaning.then(() => cleanUp(db))
      }, HOUR).unref()
    },
  }
}
