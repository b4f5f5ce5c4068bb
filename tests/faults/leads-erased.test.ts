import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeFolder, writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { askPort } from '../../server/testing/running-app.ts'
import { machine, type StartedServer, startServer } from '../../server/testing/started-server.ts'
import { sqliteDatabase } from '../../server/testing/test-databases.ts'
import { UNREACHABLE_MAIL } from './leads-load.ts'

/** In everything that the person who is erased wrote, and nowhere else. */
const TRACE = 'zyxwtrace'

let site: string
let database: ReturnType<typeof sqliteDatabase>
let server: StartedServer
beforeEach(async () => {
  site = writeFixtureSite()
  database = sqliteDatabase()
  server = startServer(site, { DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...UNREACHABLE_MAIL })
  const port = await server.listening
  for (let index = 0; index < 60; index += 1) {
    const name = index % 10 === 3 ? TRACE : `other${index}`
    const message = `${name} asks ${'x'.repeat((index * 137) % 1500)}`
    const { status } = await askPort(port, '/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${index}` },
      body: JSON.stringify({ fullName: name, email: `${name}@Example.com`, subject: name, message }),
    })
    expect(status).toBe(201)
  }
})
afterEach(async () => {
  server.signal('SIGKILL')
  await server.ended
  await database.remove()
  removeFolder(site)
})

/** The staff's command, while the server runs. */
async function leads(...typed: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/cli/main.ts'), ...typed], {
    env: { ...machine, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { stdout, stderr, code }
}

/** The database's files in which the trace is found. */
const traced = () =>
  globSync('leads.db*', { cwd: dirname(database.file) })
    .map((name) => join(dirname(database.file), name))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(TRACE))

const erase = () => leads('erase', '--yes', '--email', `${TRACE.toUpperCase()}@EXAMPLE.com`)

it('whoever is erased is in no byte of the database’s files, while the server runs', async () => {
  const [lead] = await database.ask(`select id from lead where full_name = '${TRACE}'`)
  expect(await leads('note', String(lead?.id), `Called ${TRACE}`)).toMatchObject({ stderr: '', code: 0 })
  expect(traced()).not.toEqual([])
  expect(await erase()).toMatchObject({ stdout: expect.stringMatching(/^Erased 6 leads /), stderr: '', code: 0 })
  expect(traced()).toEqual([])
})

it('while another program reads, the command says that the log still has to be emptied', async () => {
  const reader = new DatabaseSync(database.file, { readOnly: true })
  reader.exec('begin; select count(*) from lead')
  expect((await erase()).stderr).toMatch(/^leads: Another program is reading the database\./)
  reader.close()
  await leads('erase', '--yes', '--email', 'other1@example.com')
  expect(traced()).toEqual([])
})
