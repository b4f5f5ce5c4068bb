import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import type { Tables } from './tables.ts'

interface PostgresOptions {
  /** Connections of this process. With several servers, their sum has to fit `max_connections`. */
  connections?: number
  /** After how long the database cancels a statement; 0 for no limit. */
  statementMilliseconds?: number
  /** Called when an idle connection breaks, as all do when PostgreSQL is stopped. */
  report: (error: Error) => void
}

/** How long a visitor waits at most for a connection, and for a statement. */
const CONNECT_MILLISECONDS = 3000
const STATEMENT_MILLISECONDS = 3000

/** How much longer this side waits than the database's own limit, in case the network loses the answer. */
const SILENCE_MILLISECONDS = 1000

// The driver returns `count(*)` as text, because it can exceed a JavaScript number. Our counts never do.
types.setTypeParser(types.builtins.INT8, Number)

/**
 * SQLSTATEs of a server that takes no writes any more (25006, after a failover), or is shutting down or starting up (57P01 to 57P03).
 * Another connection may reach a server that does.
 */
const UNUSABLE = new Set(['25006', '57P01', '57P02', '57P03'])

/** The driver's message when an answer does not come in time; this error has no code. */
const SILENCE = 'Query read timeout'

const isUnusable = (error: unknown) =>
  error instanceof Error && (error.message === SILENCE || UNUSABLE.has(String((error as { code?: unknown }).code)))

/** Closes a connection without waiting for the other side, which may be unreachable. */
function discard(client: PoolClient) {
  const { connection } = client as PoolClient & { connection?: { stream: { destroy(): void } } }
  connection?.stream.destroy()
  client.release(true)
}

/**
 * A pool that discards a connection whose query timed out or whose server cannot write, and every connection that was opened before
 * that: each of them would cost another visitor the same wait.
 */
function discardUnusable(pool: Pool): PostgresPool {
  let failures = 0
  const openedAfter = new WeakMap<PoolClient, number>()
  pool.on('connect', (client) => openedAfter.set(client as PoolClient, failures))

  function lend(client: PoolClient): PostgresPoolClient {
    let failure: unknown
    const query = async (text: string, values: unknown[]) => {
      // The rollback after a timeout would wait a second time.
      if (failure) throw failure
      try {
        return await client.query(text, values)
      } catch (error) {
        if (isUnusable(error)) {
          failure = error
          failures += 1
        }
        throw error
      }
    }
    return {
      // Kysely passes cursors for streaming only; nothing here streams.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => (failure ? discard(client) : client.release()),
    }
  }

  return {
    options: pool.options,
    async connect() {
      for (;;) {
        const client = await pool.connect()
        if (openedAfter.get(client) === failures) return lend(client)
        discard(client)
      }
    },
    end: () => pool.end(),
  }
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
    keepAliveInitialDelayMillis: 10_000,
    // Commits wait for the disk whatever the database's default is. Kysely's `onCreateConnection` would leak the connection on an error.
    onConnect: async (client) => void (await client.query('set synchronous_commit = on')),
    ...(limit > 0 && {
      statement_timeout: limit,
      idle_in_transaction_session_timeout: limit,
      query_timeout: limit + SILENCE_MILLISECONDS,
    }),
  })
  // Without 'error' listeners a broken connection would end the process.
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The client holds secrets, such as the key that cancels its statements: it must not reach a log.
    delete error.client
    report(error)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: discardUnusable(pool) }),
    plugins: [new CamelCasePlugin()],
  })
}
