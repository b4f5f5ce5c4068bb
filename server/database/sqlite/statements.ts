import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** The queries of this program have fixed texts, a few dozen in all; the bound is for one that would not. */
const CACHED_STATEMENTS = 200

/**
 * What node:sqlite can store. It takes any object given first for named parameters, so a `Date` there would bind
 * nothing and write a broken row without a word.
 *
 * @throws TypeError for anything else, among them `Date`, booleans and `undefined`
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
 * @param source may have another database to speak with from one statement to the next
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
