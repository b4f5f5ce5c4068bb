import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteForTests } from '../../tools/site-for-tests.ts'
import { type StartedServer, startServer } from '../support/started-server.ts'

/** A start on a busy machine takes a second or two. */
const START_MILLISECONDS = 30_000

/** The real server over the built site, with an empty database of its own. */
export interface Site {
  /** `http://127.0.0.1:PORT`, the same after a stop and a start. */
  readonly url: string
  /** The absolute path of the SQLite file. */
  readonly databasePath: string
  /** Output of the server since its last start, both streams, for debugging. */
  readonly log: () => string
  /** Ends the server and waits until it is gone. SIGKILL gives it no chance to tidy up. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Starts it again, on the same port and database. */
  readonly start: () => Promise<void>
}

/** Starts the server and waits until it listens. */
async function listenOn(port: string, environment: Readonly<Record<string, string>>) {
  const server = startServer(siteForTests, { ...environment, PORT: port })
  // A server that does not start in time is killed. `listening` then rejects with its output.
  const deadline = setTimeout(() => server.signal('SIGKILL'), START_MILLISECONDS)
  await server.listening.finally(() => clearTimeout(deadline))
  return server
}

/**
 * Starts the server for one worker.
 *
 * @param settings of the server, beyond address and database
 * @returns the site, and `remove`, which ends the server and deletes its database
 */
export async function startSite(settings: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-browser-'))
  const databasePath = join(folder, 'leads.db')
  // All tests come from one IP address, so rate limits would hit.
  const environment = { LOG_LEVEL: 'warn', RATE_LIMIT: '100000', ...settings, DATABASE_URL: `file:${databasePath}` }
  let server: StartedServer = await listenOn('0', environment)
  const port = String(await server.listening)
  let isRunning = true

  const site: Site = {
    url: `http://127.0.0.1:${port}`,
    databasePath,
    log: () => server.output.stdout + server.output.stderr,
    stop: async (signal = 'SIGTERM') => {
      server.signal(signal)
      await server.ended
      isRunning = false
    },
    start: async () => {
      if (isRunning) return
      server = await listenOn(port, environment)
      isRunning = true
    },
  }
  const remove = async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { site, remove }
}
