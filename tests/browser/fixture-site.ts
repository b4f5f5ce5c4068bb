import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRuntime, projectFolder } from '../../tools/runtime.js'
import { siteForTests } from '../../tools/site-for-tests.ts'

/** A start on a busy machine takes a second or two. */
const START_MILLISECONDS = 30_000

/** The one line the server writes when it listens. */
const LISTENING = /^.+: (http:\/\/\S+)\n/m

/** The real server over the built site, with an empty database of its own. */
export interface Site {
  /** `http://127.0.0.1:PORT`, the same after a stop and a start. */
  readonly url: string
  /** The absolute path of the SQLite file. */
  readonly databasePath: string
  /** What the server wrote since its last start, both streams: for a look after a failure. */
  readonly log: () => string
  /** Ends the server and waits until it is gone. SIGKILL gives it no chance to tidy up. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Starts it again, on the same port and database. */
  readonly start: () => Promise<void>
}

interface Running {
  readonly child: ChildProcess
  readonly url: string
}

/** What a server needs of this machine. Settings of the person who runs the tests are none of its business. */
function machineEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, TMPDIR, SystemRoot, NODE_COMPILE_CACHE, ENV_FILES: 'none' }
}

/** Starts the server and waits for its line. Rejects, with what it wrote, when it ends or stays silent instead. */
function listenOn(port: string, environment: NodeJS.ProcessEnv, write: (text: string) => void): Promise<Running> {
  return new Promise((fulfil, reject) => {
    const child = spawn(findRuntime(projectFolder), ['server/main.ts', '--dist', siteForTests], {
      cwd: projectFolder,
      env: { ...machineEnvironment(), HOST: '127.0.0.1', PORT: port, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let written = ''
    const fail = (reason: string) => {
      clearTimeout(deadline)
      child.kill('SIGKILL')
      reject(new Error(`The server ${reason}:\n${written}`))
    }
    const deadline = setTimeout(() => fail('did not start to listen'), START_MILLISECONDS)
    const endedEarly = (code: number | null, signal: string | null) => fail(`ended with ${code ?? signal}`)
    child.once('exit', endedEarly)
    const read = (data: Buffer) => {
      written += data
      write(String(data))
      const url = LISTENING.exec(written)?.[1]
      if (!url) return
      clearTimeout(deadline)
      child.off('exit', endedEarly)
      fulfil({ child, url })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
}

async function end({ child }: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((fulfil) => child.once('exit', fulfil))
  child.kill(signal)
  await ended
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
  // All visitors of all tests come from one address.
  const environment = { LOG_LEVEL: 'warn', RATE_LIMIT: '100000', ...settings, DATABASE_URL: `file:${databasePath}` }
  let log = ''
  const listen = (port: string) => {
    log = ''
    return listenOn(port, environment, (text) => {
      log += text
    })
  }
  let running: Running | undefined = await listen('0')
  const { url } = running

  const site: Site = {
    url,
    databasePath,
    log: () => log,
    stop: async (signal = 'SIGTERM') => {
      if (running) await end(running, signal)
      running = undefined
    },
    start: async () => {
      running ??= await listen(new URL(url).port)
    },
  }
  const remove = async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { site, remove }
}
