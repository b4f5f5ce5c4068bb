import { chmodSync, chownSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import { canTryPlainAccount, plainAccount } from '../support/plain-account.ts'
import { askPort } from '../support/running-app.ts'
import { type StartedServer, startServer } from '../support/started-server.ts'
import { sqliteDatabase } from '../support/test-databases.ts'

let site: string
let database: ReturnType<typeof sqliteDatabase>
let servers: StartedServer[]
beforeEach(() => {
  site = writeFixtureSite()
  database = sqliteDatabase()
  servers = []
})
afterEach(async () => {
  for (const server of servers) server.signal('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await database.remove()
  removeFolder(site)
})

const start = (circumstances?: Parameters<typeof startServer>[2]) => {
  const server = startServer(site, { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }, circumstances)
  servers.push(server)
  return server
}

/** Starts and stops a server, so that the database has its tables. */
async function startOnce(circumstances?: Parameters<typeof startServer>[2]) {
  const server = start(circumstances)
  await server.listening
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
}

async function expectRefusal(server: StartedServer) {
  expect(await server.ended).toBe(1)
  expect(server.output.stderr).toMatch(/^The database \/.+leads\.db cannot be used [^\n]+\n$/)
}

describe('a start', () => {
  it('on a full disk fails with one line, and the next start succeeds', async () => {
    await startOnce()
    await expectRefusal(start({ first: 'ulimit -f 0' }))
    expect((await askPort(await start().listening, '/readyz')).status).toBe(200)
  })

  it('on a full disk without a database fails with one line', async () => {
    await expectRefusal(start({ first: 'ulimit -f 0' }))
  })

  it.skipIf(!canTryPlainAccount).each([
    ['file', 'leads.db', 0o400],
    ['folder', '.', 0o500],
  ])('on a read-only %s fails with one line, and the next start succeeds', async (_what, name, mode) => {
    const folder = dirname(database.file)
    const account = plainAccount
    if (account) {
      for (const path of [folder, site]) chownSync(path, account.uid, account.gid)
      chmodSync(site, 0o755)
    }
    await startOnce(account && { account })
    chmodSync(join(folder, name), mode)
    await expectRefusal(start(account && { account }))
    chmodSync(join(folder, name), 0o700)
    expect((await askPort(await start(account && { account }).listening, '/readyz')).status).toBe(200)
  })
})
