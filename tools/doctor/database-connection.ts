/** What the doctor asks of the way to a database on another machine. */
import type { Config } from '../../server/config.ts'
import { about, type Finding } from './finding.ts'

/** Where a Debian has the authorities that every program trusts: PostgreSQL's own programs look there only when they are told. */
const PUBLIC_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

const MEND = `say sslmode=verify-full&sslrootcert=FILE in DATABASE_URL: ${PUBLIC_AUTHORITIES}, or that of a CA of your own`

/** Modes with which the server's driver encrypts and asks for proof, and PostgreSQL's own programs need not. */
const HALF_PROVED = new Set(['allow', 'prefer', 'require', 'verify-ca'])

/** A socket has no host, or a folder for one. */
const isThisMachine = (host: string) => /^(?:localhost|127\.[\d.]+|\[?::1\]?|\/.*|)$/i.test(host)

/** Whether the server's driver encrypts where no mode is said. */
const isAsked = (asked: (name: string) => string | undefined) =>
  ['true', '1'].includes(asked('ssl') ?? '') ||
  asked('sslnegotiation') === 'direct' ||
  asked('sslrootcert') !== undefined

/** Leads travel to the database as they were typed, and so may its password. */
export function connectionFindings({ database, siteUrl }: Pick<Config, 'database' | 'siteUrl'>): Finding[] {
  if (database.kind === 'sqlite') return []
  const { hostname, searchParams } = new URL(database.url)
  // Of what is said twice the last counts; of a host before the database's name and one in the query the latter.
  const asked = (name: string) => searchParams.getAll(name).at(-1)
  if (isThisMachine(asked('host') ?? decodeURIComponent(hostname))) return []
  const connection = about('connection')
  const mode = asked('sslmode')
  if (mode === 'verify-full') {
    if (asked('sslrootcert')) return [connection.ok('encrypted, to a database that proves who it is')]
    return [connection.warning(`encrypted; backup and restore cannot tell to whom, and make no copy: ${MEND}`)]
  }
  if (mode === 'disable') {
    return [connection.warning('not encrypted (sslmode=disable): only within a network of your own')]
  }
  if (mode === undefined ? isAsked(asked) : HALF_PROVED.has(mode)) {
    return [connection.warning(`encrypted, and not each program asks to whom: ${MEND}`)]
  }
  const says =
    mode === 'no-verify'
      ? `encrypted, to whoever answers, and backups know no such mode: ${MEND}`
      : `not encrypted, with every lead and the password: ${MEND}`
  return [siteUrl.startsWith('https:') ? connection.failed(says) : connection.warning(says)]
}
