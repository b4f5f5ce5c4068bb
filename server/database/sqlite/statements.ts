import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** The program has a few dozen queries with fixed texts; the bound guards against a query whose text varies. */
const CACHED_STATEMENTS = 200

/**
 * A value that node:sqlite can store. It takes an object in the first place for named parameters, so a `Date` there would bind
 * nothing and silently write a broken row.
 *
 * @throws TypeError for anything else, such as `Date`, booleans and `undefined`
 */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(
    `A ${value?.constructor.name ?? 'missing value'} cannot be stored: convert it to text or a number`,
  )
}

function statement(prepared: StatementSync): SqliteStatement {
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...parameters.map(bindable)),
    run: (parameters) => prepared.run(...parameters.map(bindable)),
    iterate: (parameters) => prepared.iterate(...parameters.map(bindable)),
  }
}

/**
 * node:sqlite in the shape that Kysely's SQLite dialect expects (that of better-sqlite3), keeping prepared statements.
 *
 * @param source its `db` may be another one at the next statement, when the file was replaced
 */
export function statements(source: { readonly db: DatabaseSync; close(): void }): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>()
  let preparedBy = source.db
  return {
    close: () => source.close(),
    prepare(sql) {
      if (preparedBy !== source.db) cache.clear()
      preparedBy = source.db
      const kept = cache.get(sql)
      if (kept) return kept
      const fresh = statement(preparedBy.prepare(sql))
      if (cache.size < CACHED_STATEMENTS) cache.set(sql, fresh)
      return fresh
    },
  }
}
