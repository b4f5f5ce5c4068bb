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
import { MACHINE_ENVIRONMENT, type StartedServer, startServer } from '../support/started-server.ts'
import { sqliteDatabase } from '../support/test-databases.ts'
import { UNREACHABLE_MAIL } from './leads-load.ts'

/** Part of all texts of the erased person, and of no other text. */
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
const randomText = (index: number) => randomBytes(1 + ((index * 37) % 1500)).toString('hex')
const contact = (name: string, index: number) =>
  post(
    '/api/contact',
    { fullName: name, email: `${name}@Example.com`, subject: name, message: `${name} asks ${randomText(index)}` },
    // A program may make its keys from an address.
    `${name.replace(/é/i, '')}@example.com-${index}`,
  )
const signup = (name: string, index: number) =>
  post(
    '/api/signup',
    {
      fullName: name,
      email: `${name}@example.com`,
      companyName: `${name} Ltd`,
      phoneNumber: '02 123 4567',
      serviceInterest: 'basic',
      termsAccepted: true,
    },
    `${name.replace(/é/i, '')}@example.com-signup-${index}`,
  )

/** Runs the staff's command in its own process. */
async function leads(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/cli/main.ts'), ...args], {
    env: { ...MACHINE_ENVIRONMENT, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { stdout, stderr, code }
}

/** Finds files that contain the trace. The server runs in another process, because closing its file here would release its locks. */
const filesWithTrace = (folder: string) =>
  globSync('*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(TRACE))

/** Adds notes of the team that contain the trace. */
async function addNotes(email: string) {
  const [lead] = await database.ask(`select id from lead where email = '${email}' order by id`)
  const noted = await leads('note', String(lead?.id), `Called ${TRACE}, who ${randomText(7)}`, '--by', 'Nok')
  expect(noted).toMatchObject({ stdout: expect.stringContaining('Note by Nok'), code: 0 })
  const answered = await leads('answered', String(lead?.id), '--note', `Told ${TRACE.toUpperCase()}`, '--by', 'Nok')
  expect(answered).toMatchObject({ stderr: '', code: 0 })
}

async function erase() {
  const erased = await leads('erase', '--yes', '--email', `É${TRACE}@EXAMPLE.com`)
  expect(erased).toMatchObject({ stdout: expect.stringMatching(/^Deleted 12 leads /), code: 0 })
  return erased
}

/** Starts a server with leads of many people. The leads of one person are spread over the tables. */
async function startWithLeads() {
  server = startServer(site, { DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...UNREACHABLE_MAIL })
  port = await server.listening
  for (let index = 0; index < 60; index += 1) {
    await contact(index % 10 === 3 ? `É${TRACE.toUpperCase()}` : `other${index}`, index)
    await signup(index % 10 === 7 ? `é${TRACE}` : `other${index}`, index)
  }
  await addNotes(`é${TRACE}@example.com`)
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

describe('an erased person is in no byte of SQLite’s files', () => {
  it('while the server runs', async () => {
    const folder = dirname(database.file)
    expect(filesWithTrace(folder)).not.toEqual([])
    await erase()
    expect(filesWithTrace(folder)).toEqual([])
  })

  it('when another program has stopped reading', async () => {
    const folder = dirname(database.file)
    const reader = new DatabaseSync(database.file, { readOnly: true })
    reader.exec('begin; select count(*) from lead')
    await erase()
    expect(filesWithTrace(folder)).not.toEqual([])
    reader.close()
    expect((await leads('erase', '--yes', '--email', 'other1@example.com')).code).toBe(0)
    expect(filesWithTrace(folder)).toEqual([])
  })
})
