import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import type { StartError } from '../../server/start-error.ts'
import { removeFolder } from '../../server/testing/fixture-site.ts'
import { hasOpenssl, ownCertificate } from '../../server/testing/own-certificate.ts'
import { plainAccount } from '../../server/testing/plain-account.ts'
import { type Postgres, startPostgres } from '../../server/testing/postgres.ts'
import { freePort } from '../../tools/free-port.ts'

const missing = hasOpenssl ? '' : 'not tried: there is no openssl here'

describe.skipIf(!hasOpenssl)(`PostgreSQL with a certificate of its own ${missing}`, () => {
  let postgres: Postgres
  let folder: string
  let port: number
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'krajai-certificate-'))
    const { key, certificate } = ownCertificate(folder, 'localhost')
    // PostgreSQL takes a key that nobody else may read, by another account where root tests.
    if (plainAccount) for (const owned of [folder, key]) chownSync(owned, plainAccount.uid, plainAccount.gid)
    port = await freePort()
    const tls = { ssl: 'on', ssl_key_file: key, ssl_cert_file: certificate }
    postgres = await startPostgres({ ...tls, listen_addresses: '127.0.0.1', port: String(port) })
  })
  afterAll(async () => {
    await postgres?.remove()
    removeFolder(folder)
  })

  const open = (options: string, host = 'localhost') =>
    openDatabase(
      { kind: 'postgres', url: `postgres://postgres@${host}:${port}/postgres?sslmode=verify-full${options}` },
      () => undefined,
    )
  const named = () => `&sslrootcert=${encodeURIComponent(join(folder, 'krajai.pem'))}`
  const refusalOf = (opening: Promise<unknown>): Promise<StartError> =>
    opening.then(
      () => expect.fail('it was opened'),
      (error) => error,
    )

  it('is opened, and spoken to in secret, when the address names the authority', async () => {
    const db = await open(named())
    const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db)
    await db.destroy()
    expect(rows).toEqual([{ ssl: true }])
  })

  it('is not opened otherwise, and the message says what to name', async () => {
    const refusal = await refusalOf(open(''))
    expect(refusal).toMatchObject({ code: 'DATABASE_NOT_OPENED' })
    expect(refusal.message).toMatch(
      /^The database of DATABASE_URL cannot be opened: self-signed certificate; name .+&sslrootcert=/,
    )
  })

  it('is not opened under a name that the certificate does not have', async () => {
    const { message } = await refusalOf(open(named(), '127.0.0.1'))
    expect(message).toMatch(/Hostname\/IP does not match certificate/)
    expect(message).not.toContain('sslrootcert')
  })
})
