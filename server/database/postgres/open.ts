import { Kysely, PostgresDialect } from 'kysely'
import { type ClientBase, type CustomTypesConfig, Pool, types } from 'pg'
import type { Tables } from '../tables.ts'
import { soundPool } from './sound-pool.ts'

interface PostgresOptions {
  /** How many connections this process may hold. With several servers, their sum has to fit `max_connections`. */
  connections?: number
  /** After how long the database cancels a statement; 0 for no limit. */
  statementMilliseconds?: number
  /** Called when an idle connection breaks, as all do when PostgreSQL is stopped. */
  report: (error: Error) => void
}

/** How long a visitor waits at most for a connection to a database that does not answer. */
const CONNECT_MILLISECONDS = 3000
const STATEMENT_MILLISECONDS = 3000

/**
 * How much longer than the database's own limit this side waits for an answer, in case the network loses it. The sum of both is
 * how long leads are still refused after the database is back: a connection that it has forgotten is waited for that long.
 */
const SILENCE_MILLISECONDS = 1000

/** When TCP begins to probe an idle connection; a dead one breaks about ten seconds later. */
const KEEP_ALIVE_MILLISECONDS = 10_000

/** The type of `count(*)`. The driver returns it as text, because it can exceed a JavaScript number; our counts never do. */
const INT8 = types.builtins.INT8

/** Makes counts numbers, as SQLite returns them. All other columns are text or small numbers, the same in both drivers. */
const alikeTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
}

/**
 * Sets what must not depend on the database's defaults: a commit waits for the disk, since 201 promises it (`local` waits for
 * the server's own disk, not for replicas), and no statement takes longer than a visitor waits.
 */
const prepare = async (client: ClientBase, limit: number) => {
  await client.query(
    `select set_config('synchronous_commit', 'local', false) where current_setting('synchronous_commit') = 'off'`,
  )
  await client.query(
    `select set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $1, false)`,
    [String(limit)],
  )
}

/** Kysely over a pool of connections. It connects with the first query, and again after the database was away. */
export function openPostgres(url: string, { connections = 10, statementMilliseconds, report }: PostgresOptions) {
  const limit = statementMilliseconds ?? STATEMENT_MILLISECONDS
  const pool = new Pool({
    connectionString: url,
    application_name: 'krajai-newswire',
    max: connections,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    types: alikeTypes,
    // Not in Kysely's own hook for this, which leaks the connection when the preparation fails.
    onConnect: (client) => prepare(client, limit),
    ...(limit > 0 && { query_timeout: limit + SILENCE_MILLISECONDS }),
  })
  // Without 'error' listeners a broken connection would end the process. Idle connections report through the pool; for busy
  // ones the next statement fails and tells the reason.
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The client holds secrets, such as the key that cancels its statements: it must not reach a log.
    delete error.client
    report(error)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))

  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: soundPool(pool) }) })
}
