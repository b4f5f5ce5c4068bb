import { Agent } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { startPostgres } from '../../server/testing/postgres.ts'
import { startServer } from '../../server/testing/started-server.ts'
import {
  type DatabaseKind,
  postgresDatabase,
  sqliteDatabase,
  type TestDatabase,
} from '../../server/testing/test-databases.ts'
import { freePort } from '../free-port.ts'

export type SoakServer = Awaited<ReturnType<typeof soakServer>>

/** Makes a database unavailable in some way, and returns the function that ends it. */
type Absence = () => Promise<() => void | Promise<void>>

export interface SoakDatabase extends TestDatabase {
  readonly absences: Readonly<Record<string, Absence>>
}

export interface Stage {
  /** Never restarted, so that growth of its memory can be seen. */
  readonly steady: SoakServer
  readonly restarted: SoakServer
  /** With the servers that use it: on SQLite one each, on PostgreSQL both the same. */
  readonly databases: readonly {
    readonly database: SoakDatabase
    readonly servers: readonly [SoakServer, ...SoakServer[]]
  }[]
  remove(): Promise<void>
}

/** A server that is started again and again on the same database, each time on another port. */
async function soakServer(name: string, dist: string, settings: Record<string, string>) {
  const metricsPort = await freePort()
  const logs: (() => string)[] = []
  let running: ReturnType<typeof startServer> | undefined
  let port: number | undefined
  process.on('exit', () => running?.signal('SIGKILL'))
  return {
    name,
    /** Without a bound on its connections: requests that wait for the database must not hold up those that do not need it. */
    agent: new Agent({ keepAlive: true }),
    metricsPort,
    /** Its address; undefined from the moment it is told to stop until it listens again. */
    get port() {
      return port
    },
    /** How often it was started. */
    get lives() {
      return logs.length
    },
    async start() {
      const started = startServer(dist, { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'error', ...settings })
      running = started
      logs.push(() => started.output.stderr + started.output.stdout)
      port = await started.listening
    },
    /** @returns after how many milliseconds it had ended */
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      port = undefined
      const told = performance.now()
      running?.signal(signal)
      await running?.ended
      running = undefined
      return performance.now() - told
    },
    log: () => logs.map((log) => log()).join(''),
  }
}

function soakSqlite(): SoakDatabase {
  const database = sqliteDatabase()
  return {
    ...database,
    absences: {
      async 'the database is held by another program'() {
        const other = new DatabaseSync(database.file, { timeout: 5000 })
        other.exec('begin immediate')
        return () => {
          other.exec('rollback')
          other.close()
        }
      },
    },
  }
}

async function soakPostgres(): Promise<SoakDatabase> {
  const postgres = await startPostgres({ fsync: 'on' })
  const database = await postgresDatabase(postgres)
  return {
    ...database,
    absences: {
      async 'PostgreSQL is frozen'() {
        await postgres.freeze()
        return () => postgres.thaw()
      },
      async 'PostgreSQL is stopped'() {
        await postgres.pause()
        return () => postgres.resume()
      },
    },
    remove: () => postgres.remove(),
  }
}

/**
 * Opens the databases and starts two servers, as processes of their own, over the built site.
 *
 * @param settings by a server's name
 */
export async function setStage(
  kind: DatabaseKind,
  dist: string,
  settings: (name: string) => Record<string, string>,
): Promise<Stage> {
  const server = (name: string, { url }: TestDatabase) =>
    soakServer(name, dist, { ...settings(name), DATABASE_URL: url })
  const [one, other] = kind === 'SQLite' ? [soakSqlite(), soakSqlite()] : [await soakPostgres(), undefined]
  const steady = await server('never restarted', one)
  const restarted = await server('restarted', other ?? one)
  await Promise.all([steady.start(), restarted.start()])
  return {
    steady,
    restarted,
    databases: other
      ? [
          { database: one, servers: [steady] },
          { database: other, servers: [restarted] },
        ]
      : [{ database: one, servers: [steady, restarted] }],
    async remove() {
      await Promise.all([steady, restarted].map((each) => each.end('SIGKILL')))
      await Promise.all([one.remove(), other?.remove()])
    },
  }
}
