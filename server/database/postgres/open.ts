import { Kysely, PostgresDialect } from 'kysely'
import { type ClientBase, type CustomTypesConfig, Pool, types } from 'pg'
import type { Tables } from '../tables.ts'
import { soundPool } from './sound-pool.ts'

interface PostgresOptions {
  /** How many connections this process may hold. With several servers, their sum has to fit `max_connections`. */
  connections?: number
  /** After how long the database gives up a statement; 0 lets it take its time. */
  statementMilliseconds?: number
  /** Is told when an idle connection breaks, as all do when PostgreSQL is stopped. */
  report: (error: Error) => void
}

/** How long a visitor waits at most while the database does not even answer. */
const CONNECT_MILLISECONDS = 3000
const STATEMENT_MILLISECONDS = 3000

/**
 * So much longer than the database's own limit: this one is for a network that swallows the answer. Together they are how long
 * leads are still refused after it is back, because a connection that it forgot is waited for that long.
 */
const SILENCE_MILLISECONDS = 1000

/** When an idle connection is asked whether it is still one; it breaks about ten seconds later. */
const KEEP_ALIVE_MILLISECONDS = 10_000

/** The type of `count(*)`. The driver hands it out as a text, because it can hold more than a number; ours never do. */
const INT8 = types.builtins.INT8

/** Values as SQLite returns them. Everything else in our tables is text or a small number, which arrive alike. */
const alikeTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
}

/**
 * Whatever the database's defaults are: a 201 promises that the lead is on disk (`local` waits for the own disk alone),
 * and nothing holds a connection for longer than a visitor waits.
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

/**
 * Kysely over a pool of connections. Nothing is asked of the database yet: one that is away is found by the first
 * query, and one that comes back is found by the next.
 */
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
    // Here and not in Kysely's hook for the same, which would lose the connection where this fails.
    onConnect: (client) => prepare(client, limit),
    ...(limit > 0 && { query_timeout: limit + SILENCE_MILLISECONDS }),
  })
  // Without listeners a broken connection would end the process: the pool speaks for those that are idle, and those at work,
  // between two statements of a transaction, for themselves. There the next statement fails, and says why.
  pool.on('error', (error: Error & { client?: unknown }) => {
    // With all it knows, also the key by which its statements can be cancelled: nothing for a log.
    delete error.client
    report(error)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))

  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: soundPool(pool) }) })
}
