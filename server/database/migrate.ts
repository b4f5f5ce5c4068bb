import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { reasonOf, StartError } from '../start-error.ts'

const migratorOf = <Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

/**
 * Brings the tables up to date. Each migration runs in its own transaction, so a failed one leaves the database as
 * it was before it. Kysely reports a failure instead of throwing it; here it is thrown, because a server
 * whose tables are half ready must not start.
 *
 * @throws StartError `MIGRATION_FAILED`, naming the migration; also when the database is newer than this program
 */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>): Promise<void> {
  const migrator = migratorOf(db, migrations)
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error !== undefined) {
      const name = results.find(({ status }) => status === 'Error')?.migrationName
      const what = name === undefined ? 'The database cannot be brought up to date' : `Migration ${name} failed`
      throw new StartError('MIGRATION_FAILED', `${what}: ${reasonOf(error)}`, { cause: error })
    }
    if (results.length === 0) return
  }
}

/** Whether all of these migrations have been run. Changes nothing. */
export async function isUpToDate<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>): Promise<boolean> {
  const known = await migratorOf(db, migrations).getMigrations()
  return known.every(({ executedAt }) => executedAt !== undefined)
}
