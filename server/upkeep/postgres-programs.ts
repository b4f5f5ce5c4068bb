import { spawnSync } from 'node:child_process'

/** By default, the programs of PostgreSQL know no CA. This is the file of Debian, Ubuntu, Alpine and Arch. */
const SYSTEM_CAS = '/etc/ssl/certs/ca-certificates.crt'

/** Runs a program of PostgreSQL and returns its output. The password is not an argument, because other accounts can read arguments. */
export function runPostgres(program: string, words: readonly string[], url?: string, input?: string): string {
  const address = url === undefined ? undefined : new URL(url)
  const password = decodeURIComponent(address?.password ?? '')
  if (address) address.password = ''
  // Without a timeout, a PostgreSQL that accepts connections and never answers would hold the backup for ever.
  const defaults = { PGCONNECT_TIMEOUT: '10', PGSSLROOTCERT: SYSTEM_CAS }
  const env = { ...defaults, ...process.env, ...(password && { PGPASSWORD: password }) }
  const { error, status, stdout, stderr } = spawnSync(program, address ? [...words, `--dbname=${address}`] : words, {
    env,
    encoding: 'utf8',
    input,
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`)
  return stdout
}

export const queryPostgres = (url: string, query: string) =>
  runPostgres(
    'psql',
    ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1'],
    url,
    query,
  ).trim()
