import { randomUUID } from 'node:crypto'
import { migrate, refuseNewer } from '../database/open.ts'
import { openPostgres } from '../database/postgres.ts'
import { queryPostgres, runPostgres } from './postgres-programs.ts'
import type { Restored } from './restore-sqlite.ts'
import { COUNT_LEADS } from './sqlite-files.ts'

/** Does the same as a restore of SQLite. The rows of a lead in the present database replace those in the restored one. */
function carryOverPostgres(url: string, restored: string): void {
  const ids = queryPostgres(url, `select coalesce(json_agg(id), '[]') from lead`)
  queryPostgres(restored, `delete from lead where id in (select json_array_elements_text('${ids}'))`)
  for (const table of ['lead', 'delivery', 'follow_up', 'idempotency', 'audit', 'deleted_lead']) {
    const rows = queryPostgres(url, `select coalesce(json_agg(present), '[]') from ${table} present`)
    // The end of the text must be unknown to visitors, who wrote some of it.
    const quote = `$rows${randomUUID().replaceAll('-', '')}$`
    const recordset = `json_populate_recordset(null::${table}, ${quote}${rows}${quote})`
    queryPostgres(restored, `insert into ${table} select * from ${recordset} on conflict do nothing`)
  }
  queryPostgres(restored, 'delete from lead where id in (select id from deleted_lead)')
}

/**
 * Restores a dump into an empty PostgreSQL database. With a name, the database is on the server of `url`, and keeps what is newer in the
 * database of `url`.
 *
 * @throws Error if the database has leads, because they would be lost
 */
export async function restorePostgres(dump: string, url: string, name: string | undefined): Promise<Restored> {
  const target = new URL(url)
  if (name) target.pathname = `/${name}`
  const isEmpty = queryPostgres(target.href, "select count(*) from pg_tables where tablename = 'lead'") === '0'
  if (!isEmpty) throw new Error('The database has leads already. Create an empty one and restore into it.')
  const migrations = runPostgres('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', dump])
  refuseNewer(migrations.match(/^\d{4}-\S+/gm) ?? [], dump)
  runPostgres('pg_restore', ['--no-owner', '--exit-on-error', dump], target.href)
  {
    await using db = openPostgres(target.href, { statementMilliseconds: 0, report: () => undefined })
    await migrate(db)
  }
  const knowsDeleted = name && queryPostgres(url, "select to_regclass('deleted_lead') is not null") === 't'
  if (knowsDeleted) carryOverPostgres(url, target.href)
  return { leads: Number(queryPostgres(target.href, COUNT_LEADS)), hasDeleted: !knowsDeleted }
}
