import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import type { Tables } from './tables.ts'

interface PostgresOptions {
  /** Connections of this process. The sum over all servers must be below `max_connections`. */
  connections?: number
  /** The limit of a statement. In a transaction, the database itself cancels a longer one. 0 means no limit. */
  statementMilliseconds?: number
  /** Receives the error of a connection that breaks while it is idle. */
  report: (error: Error) => void
}

/** A visitor waits at most this long for a connection, and for a statement. */
const CONNECT_MILLISECONDS = 3000
const STATEMENT_MILLISECONDS = 3000

/** The driver's time limit is this much longer than the database's own. The driver's limit helps if the network loses the result. */
const DRIVER_TIMEOUT_MARGIN = 1000

// The driver returns `count(*)` as text, because it can exceed a JavaScript number. Our counts are small.
types.setTypeParser(types.builtins.INT8, Number)

/** SQLSTATEs of a read-only server (25006, after a failover) and of one that stops or starts (57P01 to 57P03). A new connection may help. */
const UNUSABLE_STATES = new Set(['25006', '57P01', '57P02', '57P03'])

/** Codes of a broken connection (SQLSTATE class 08), and messages of the driver, which have no code. */
const BROKEN = /^(?:08...|ECONNRESET|EPIPE)$|^Connection terminated(?: unexpectedly)?$|is not queryable$/

/** The driver's timeout error has this message and no code. */
const TIMEOUT_MESSAGE = 'Query read timeout'

/** The connection broke, or its server stops or cannot write. A new connection may work at once. */
export function isDisconnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = String((error as { code?: unknown }).code)
  return UNUSABLE_STATES.has(code) || BROKEN.test(code) || BROKEN.test(error.message)
}

const isUnusable = (error: unknown) =>
  isDisconnected(error) || (error instanceof Error && error.message === TIMEOUT_MESSAGE)

/** Closes a connection without waiting for PostgreSQL, which may be unreachable. */
function cut(client: PoolClient) {
  const { connection } = client as PoolClient & { connection?: { stream: { destroy(): void } } }
  connection?.stream.destroy()
}

function discard(client: PoolClient) {
  cut(client)
  client.release(true)
}

/**
 * Discards a connection whose query timed out or whose server is read-only. Also discards all connections that were opened before that,
 * because each would make another visitor wait for a timeout.
 */
function discardUnusable(pool: Pool): PostgresPool {
  let failures = 0
  /** For each open connection, the number of failures before it was opened. */
  const openedAfter = new Map<PoolClient, number>()
  pool.on('connect', (client) => openedAfter.set(client as PoolClient, failures))
  pool.on('remove', (client) => openedAfter.delete(client as PoolClient))

  function watch(client: PoolClient): PostgresPoolClient {
    let failure: unknown
    const query = async (text: string, values: unknown[]) => {
      // Kysely sends a rollback after an error. After a timeout, the rollback would wait for a second timeout.
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
      // Kysely also passes cursors to this function, but only to stream results. The server never streams results.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => (failure ? discard(client) : client.release()),
    }
  }

  return {
    options: pool.options,
    async connect() {
      for (;;) {
        const client = await pool.connect()
        if (openedAfter.get(client) === failures) return watch(client)
        discard(client)
      }
    },
    async end() {
      // Otherwise a silent PostgreSQL would keep the process from ending.
      setTimeout(() => [...openedAfter.keys()].forEach(cut), CONNECT_MILLISECONDS).unref()
      await pool.end()
    },
  }
}

/** Settings go with each transaction, because pgbouncer refuses them for a connection, or gives the next transaction another connection. */
class Driver extends PostgresDriver {
  readonly #begin: string

  constructor(pool: PostgresPool, limit: number) {
    super({ pool })
    // A commit waits for the disk, whatever the default of the database is.
    const settings = ['synchronous_commit = on', `statement_timeout = ${limit}`]
    settings.push(`idle_in_transaction_session_timeout = ${limit}`)
    this.#begin = ['begin', ...settings.map((setting) => `set local ${setting}`)].join('; ')
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin))
  }
}

/** Migrations run in one transaction. Kysely's own lock lasts as long as the session, and pgbouncer keeps sessions open. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext('krajai migrations'))`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {}
}

/** Creates Kysely on a pool of connections. It connects at the first query, and again after PostgreSQL was away. */
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
    ...(limit > 0 && { query_timeout: limit + DRIVER_TIMEOUT_MARGIN }),
  })
  // Without listeners for 'error', a broken connection ends the process.
  pool.on('error', (error: Error & { client?: unknown }) => {
    // The client contains secrets, which must not be logged.
    delete error.client
    report(error)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new Driver(discardUnusable(pool), limit),
      createAdapter: () => new Adapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    },
    plugins: [new CamelCasePlugin()],
  })
}
