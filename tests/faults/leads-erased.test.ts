import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import { askPort } from '../support/running-app.ts'
import { machine, type StartedServer, startServer } from '../support/started-server.ts'
import { sqliteDatabase } from '../support/test-databases.ts'
import { UNREACHABLE_MAIL } from './leads-load.ts'

/** In everything that the person who is forgotten wrote, and nowhere else. */
const TRACE = 'zyxwtrace'

let server: StartedServer
let port: number
let database: ReturnType<typeof sqliteDatabase>
const post = async (path: string, body: object, key: string) => {
  const { status } = await askPort(port, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  })
  expect(status).toBe(201)
}
const more = (index: number) => randomBytes(1 + ((index * 37) % 1500)).toString('hex')
const contact = (of: string, index: number) =>
  post(
    '/api/contact',
    { fullName: of, email: `${of}@Example.com`, subject: of, message: `${of} asks ${more(index)}` },
    // Where a key is what somebody made of their address.
    `${of.replace(/é/i, '')}@example.com-${index}`,
  )
const signup = (of: string, index: number) =>
  post(
    '/api/signup',
    {
      fullName: of,
      email: `${of}@example.com`,
      companyName: `${of} Ltd`,
      phoneNumber: '02 123 4567',
      serviceInterest: 'basic',
      termsAccepted: true,
    },
    `${of.replace(/é/i, '')}@example.com-signup-${index}`,
  )

/** The staff's command, while the server goes on. */
async function leads(...words: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/cli/main.ts'), ...words], {
    env: { ...machine, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { stdout, stderr, code }
}

/** The files with a trace in them. No server may run in this process: to read its file here would be to end its locks. */
const traced = (folder: string, files: string) =>
  globSync(files, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(TRACE))

/** What the team wrote down about the person, in the words that are looked for. */
async function noteAbout(email: string) {
  const [lead] = await database.ask(`select id from lead where email = '${email}' order by id`)
  const noted = await leads('note', String(lead?.id), `Called ${TRACE}, who ${more(7)}`, '--by', 'Nok')
  expect(noted).toMatchObject({ stdout: expect.stringContaining('Note by Nok'), code: 0 })
  const answered = await leads('answered', String(lead?.id), '--note', `Told ${TRACE.toUpperCase()}`, '--by', 'Nok')
  expect(answered).toMatchObject({ stderr: '', code: 0 })
}

async function erase() {
  const erased = await leads('erase', '--yes', '--email', `É${TRACE}@EXAMPLE.com`)
  expect(erased).toMatchObject({ stdout: expect.stringMatching(/^Deleted 12 leads /), code: 0 })
  return erased
}

/** A server with the leads of many, one person's among them everywhere in the tables. */
async function startWithLeads() {
  server = startServer(site, { DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...UNREACHABLE_MAIL })
  port = await server.listening
  for (let index = 0; index < 60; index += 1) {
    await contact(index % 10 === 3 ? `É${TRACE.toUpperCase()}` : `other${index}`, index)
    await signup(index % 10 === 7 ? `é${TRACE}` : `other${index}`, index)
  }
  await noteAbout(`é${TRACE}@example.com`)
}

let site: string
beforeAll(() => {
  site = writeFixtureSite()
})
afterAll(() => removeFolder(site))
afterEach(async () => {
  server.signal('SIGKILL')
  await server.ended
  await database.remove()
})

beforeEach(async () => {
  database = sqliteDatabase()
  await startWithLeads()
})

describe('whoever is erased is in no byte of the files of SQLite', () => {
  it('while the server runs', async () => {
    const folder = dirname(database.file)
    expect(traced(folder, '*')).not.toEqual([])
    await erase()
    expect(traced(folder, '*')).toEqual([])
  })

  it('once nobody reads any more', async () => {
    const folder = dirname(database.file)
    const reader = new DatabaseSync(database.file, { readOnly: true })
    reader.exec('begin; select count(*) from lead')
    await erase()
    expect(traced(folder, '*')).not.toEqual([])
    reader.close()
    expect((await leads('erase', '--yes', '--email', 'other1@example.com')).code).toBe(0)
    expect(traced(folder, '*')).toEqual([])
  })
})
