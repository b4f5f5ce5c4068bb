import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { reasonOf, StartError } from '../start-error.ts'

/** A change to the tables, and whom it leaves behind. */
export interface TableChange extends Migration {
  /**
   * Which servers may work on the tables afterwards, beside a new one during an upgrade or instead of it after a way back. `any`: it
   * only adds, and all that earlier ones read and write is as it was ("expand"). Otherwise it takes away or means something else
   * ("contract"), and a server has to know the migration that stands here: this one, or an earlier one since which nothing uses what goes.
   */
  readonly oldestServer: 'any' | `${number}-${string}`
}

export type TableChanges = Record<string, TableChange>

/** What a server finds, though it does not know the migrations: they write it down for servers of earlier versions. */
interface Remembered {
  kysely_migration: { name: string }
  table_change: { name: string; oldest_server: string }
}

/** How the tables stand to a program. */
export interface TablesState {
  /** Some migrations of the program have not been run. */
  readonly isBehind: boolean
  /** Migrations of later versions that have been run, oldest first. */
  readonly later: readonly string[]
  /** The first of these after which the program cannot work on the tables. */
  readonly leftBehindBy: string | undefined
}

const remembered = <Tables>(db: Kysely<Tables>) => db as unknown as Kysely<Remembered>

/** Compares the tables with the migrations that a program knows. Changes nothing. */
export async function tablesState<Tables>(db: Kysely<Tables>, changes: TableChanges): Promise<TablesState> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const has = (table: keyof Remembered) => tables.some(({ name }) => name === table)
  const run = has('kysely_migration')
    ? await remembered(db).selectFrom('kysely_migration').select('name').orderBy('name').execute()
    : []
  const rows = has('table_change') ? await remembered(db).selectFrom('table_change').selectAll().execute() : []
  const oldest = new Map(rows.map(({ name, oldest_server }) => [name, oldest_server]))
  const names = run.map(({ name }) => name)
  const later = names.filter((name) => !(name in changes))
  const mayWorkAfter = (name: string) => {
    const server = oldest.get(name)
    return server !== undefined && (server === 'any' || server in changes)
  }
  return {
    isBehind: Object.keys(changes).some((name) => !names.includes(name)),
    later,
    leftBehindBy: later.find((name) => !mayWorkAfter(name)),
  }
}

/** @throws StartError `TABLES_TOO_NEW` where the tables were changed by a later version that leaves this one behind */
export function refuseTooNew({ leftBehindBy: change }: TablesState): void {
  if (change === undefined) return
  throw new StartError(
    'TABLES_TOO_NEW',
    `A later version has changed the tables (${change}) so that this one cannot work on them: start the later one, or restore the backup from before its first start, which has no lead stored since: export those first, with the later one's leads export --all`,
    { fault: { is: 'tablesTooNew', change } },
  )
}

/** The same change, which also writes down whom it leaves behind, in its own transaction. */
const remembering = (name: string, { up, oldestServer }: TableChange): Migration => ({
  up: async (db: Kysely<Remembered>) => {
    await up(db)
    await db.insertInto('table_change').values({ name, oldest_server: oldestServer }).execute()
  },
})

/** Kysely wants to know every migration that has been run; those of later versions are not run here. */
const ofLaterVersion: Migration = { up: async () => undefined }

const notMigrated = (what: string, cause: unknown) =>
  new StartError('MIGRATION_FAILED', `${what}: ${reasonOf(cause)}`, { cause })

/** Runs what has not been run. Kysely reports a failure instead of throwing it; here it is thrown. */
async function runMigrations<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    const name = results.find(({ status }) => status === 'Error')?.migrationName
    if (name !== undefined) throw notMigrated(`Migration ${name} failed`, error)
    if (error !== undefined) throw error
    if (results.length === 0) return
  }
}

async function bringUpToDate<Tables>(db: Kysely<Tables>, changes: TableChanges): Promise<void> {
  const state = await tablesState(db, changes)
  refuseTooNew(state)
  if (!state.isBehind) return
  await db.schema
    .createTable('table_change')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('oldest_server', 'text', (column) => column.notNull())
    .execute()
  await runMigrations(
    db,
    Object.fromEntries([
      ...Object.entries(changes).map(([name, change]) => [name, remembering(name, change)] as const),
      ...state.later.map((name) => [name, ofLaterVersion] as const),
    ]),
  )
}

/**
 * Brings the tables up to date. Each migration runs in its own transaction, so a failed one leaves the database as
 * it was before it. A server whose tables are half ready must not start. Those of a later version stay as they are.
 *
 * @throws StartError `MIGRATION_FAILED`, naming the migration; `TABLES_TOO_NEW`
 */
export async function migrate<Tables>(db: Kysely<Tables>, changes: TableChanges): Promise<void> {
  try {
    await bringUpToDate(db, changes)
  } catch (error) {
    throw error instanceof StartError ? error : notMigrated('The database cannot be brought up to date', error)
  }
}
