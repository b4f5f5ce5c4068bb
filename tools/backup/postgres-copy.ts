import { spawnSync } from 'node:child_process'
import { chmodSync, renameSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { unfinishedName } from './copies.ts'

/**
 * A database's address as its programs are told it: without the password, which every account could read in the list of processes.
 * Of one before the host and one in the query the latter counts, as with the server's driver.
 */
export function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url)
  const before = decodeURIComponent(address.password)
  const inQuery = address.searchParams.getAll('password').at(-1)
  address.password = ''
  const others = address.search.slice(1).split('&')
  // Not by URLSearchParams, whose + for a blank these programs take for a plus.
  address.search = others.filter((pair) => !new URLSearchParams(pair).has('password')).join('&')
  return { address: address.href, password: inQuery || before }
}

/** Runs one of PostgreSQL's own programs. */
function run(program: string, words: readonly string[], url: string) {
  const { address, password } = withoutPassword(url)
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const { error, status, stderr } = spawnSync(program, [...words, `--dbname=${address}`], { env, encoding: 'utf8' })
  if (error) throw new Error(`${program} is needed, as new as the server: ${error.message}`)
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.trim().split('\n', 1)[0]}`)
}

/** Dumps a database while servers use it. */
export function dumpPostgres(url: string, target: string): void {
  const unfinished = unfinishedName(target)
  try {
    run('pg_dump', ['--format=custom', `--file=${unfinished}`], url)
    chmodSync(unfinished, 0o600)
    renameSync(unfinished, target)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function ask(url: string, question: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(question)).rows[0] ?? {}
  } finally {
    await client.end()
  }
}

/**
 * Fills an empty database from a dump.
 *
 * @returns how many leads are there now
 * @throws Error when it is not empty: restore beside what there is, and point DATABASE_URL there
 */
export async function restorePostgres(dump: string, url: string): Promise<number> {
  const { found } = await ask(url, "select to_regclass('lead') is not null as found")
  if (found) {
    throw new Error('The database of DATABASE_URL has leads in it: make an empty one (createdb), and restore into that')
  }
  run('pg_restore', ['--no-owner', '--exit-on-error', dump], url)
  const { leads } = await ask(url, 'select count(*)::int as leads from lead')
  return Number(leads)
}
