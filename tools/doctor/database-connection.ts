/** What the doctor asks of the way to a database on another machine. */
import type { Config } from '../../server/config.ts'
import { about, type Finding } from './finding.ts'

/** What `sslmode` says beyond `verify-full`. The server's driver proves the certificate with each; PostgreSQL's own programs do not. */
const UNPROVED = new Set(['prefer', 'require', 'verify-ca', 'no-verify'])

const MEND =
  'add ?sslmode=verify-full to DATABASE_URL, and &sslrootcert=FILE where the certificate is of a CA of your own'

/** A socket has no host, or a folder for one. */
const isThisMachine = (host: string) => /^(?:localhost|127\.[\d.]+|\[?::1\]?|\/.*|)$/i.test(host)

/** Leads travel to the database as they were typed, and so may its password. */
export function connectionFindings({ database, siteUrl }: Pick<Config, 'database' | 'siteUrl'>): Finding[] {
  if (database.kind === 'sqlite') return []
  const { hostname, searchParams } = new URL(database.url)
  // Of one before the database's name and one in the query the latter counts.
  if (isThisMachine(searchParams.get('host') ?? decodeURIComponent(hostname))) return []
  const connection = about('connection')
  const mode = searchParams.get('sslmode') ?? ''
  if (mode === 'verify-full') return [connection.ok('encrypted, to a database that proves who it is')]
  if (mode === 'disable') {
    return [connection.warning('not encrypted (sslmode=disable): only within a network of your own')]
  }
  if (UNPROVED.has(mode)) {
    return [
      connection.warning(`encrypted, and not each program proves to whom (sslmode=${mode}): say sslmode=verify-full`),
    ]
  }
  const says = `not encrypted, with every lead and the password: ${MEND}`
  return [siteUrl.startsWith('https:') ? connection.failed(says) : connection.warning(says)]
}
