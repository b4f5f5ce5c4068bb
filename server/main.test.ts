import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text as readText } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeFolder, writeFixtureSite } from '../tests/support/built-site.ts'
import { askPort } from '../tests/support/running-app.ts'
import { createTemporaryFolder, type StartedServer, startServer } from '../tests/support/started-server.ts'

let dist: string
beforeAll(() => {
  dist = writeFixtureSite()
})
afterAll(() => removeFolder(dist))

let folder: string
let remove: () => void
let started: StartedServer[]
beforeEach(() => {
  ;({ folder, remove } = createTemporaryFolder())
  started = []
})
afterEach(async () => {
  for (const server of started) server.signal('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  remove()
})

const start = (environment: Record<string, string> = {}, site = dist) => {
  const server = startServer(site, { DATABASE_URL: `file:${join(folder, 'leads.db')}`, ...environment })
  started.push(server)
  return server
}

const contact = {
  fullName: 'Manee Private',
  email: 'manee.private@example.com',
  subject: 'Quote private',
  message: 'A private message',
}
const JSON_TYPE = { 'Content-Type': 'application/json' }
const send = (port: number, body: object = contact) =>
  askPort(port, '/api/contact', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })

const storedIds = () => {
  const db = new DatabaseSync(join(folder, 'leads.db'), { readOnly: true })
  const rows = db.prepare('select id from lead order by id').all()
  db.close()
  return rows.map(({ id }) => id)
}

/** Resolves once the port refuses connections. */
const whenRefused = async (port: number): Promise<void> => {
  const open = await new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
  if (open) return whenRefused(port)
}

describe('a start', () => {
  it('prints the address, and that nobody is notified of leads', async () => {
    const server = start()
    const port = await server.listening
    expect(server.output.stderr).toBe(
      'Nobody is notified of new leads. Set LEADS_MAIL_TO or WEBHOOK_URL.\n' +
        `Krajai Newswire: http://127.0.0.1:${port}\n`,
    )
    expect((await askPort(port, '/th')).status).toBe(200)
  })

  it('fails if the site was built for another origin', async () => {
    const server = start({ SITE_URL: 'https://www.krajai.example' })
    await expect(server.listening).rejects.toThrow()
    expect(await server.ended).toBe(1)
    expect(server.output.stderr).toBe(
      'The site was built for http://localhost:3000, but SITE_URL is https://www.krajai.example. Run "npm run build", or correct SITE_URL.\n',
    )
  })

  const failedStart = async (environment: Record<string, string>, site = dist) => {
    const server = start(environment, site)
    expect(await server.ended).toBe(1)
    expect(server.output.stdout).toBe('')
    return server.output.stderr
  }

  it('fails with one line for a bad setting', async () => {
    expect(await failedStart({ PORT: 'eighty' })).toMatch(/^PORT: [^\n]+\n$/)
  })

  it('fails with one line if the site is not built', async () => {
    expect(await failedStart({}, join(folder, 'nowhere'))).toMatch(/^The folder .+ has no .+ Run "npm run build"\.\n$/)
  })

  it('listens on the socket that systemd passes', async () => {
    const socket = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => socket.once('listening', resolve))
    const { port } = socket.address() as { port: number }
    const { fd } = Reflect.get(socket, '_handle') as { fd: number }
    const server = startServer(
      dist,
      { DATABASE_URL: `file:${join(folder, 'leads.db')}`, LISTEN_FDS: '1' },
      { socket: fd },
    )
    started.push(server)
    await expect.poll(() => server.output.stderr).toContain('Krajai Newswire: the socket of systemd')
    socket.close()
    expect((await send(port)).status).toBe(201)
  })

  it('fails with one line if the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    expect(await failedStart({ PORT: String(port), LOG_LEVEL: 'silent' })).toMatch(
      /^Cannot listen on 127\.0\.0\.1, port \d+ \(.*EADDRINUSE.*\)\. Stop the program that uses the port, [^\n]+\n$/,
    )
    other.close()
  })
})

describe('a lead that got 201', () => {
  it('is stored after the server was killed, and the next server uses the same database', async () => {
    const server = start()
    const port = await server.listening
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(port, { ...contact, subject: `Quote ${index}` })),
    )
    server.signal('SIGKILL')
    expect(await server.ended).toBe('SIGKILL')
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const ids = answers.map(({ text }) => JSON.parse(text).id).sort()
    expect(storedIds()).toEqual(ids)

    const again = start()
    await send(await again.listening)
    expect(storedIds()).toHaveLength(21)
  })
})

describe('a stop', () => {
  /** Sends all of a submission but its last byte. */
  const halfSent = async (port: number): Promise<{ socket: Socket; rest: string }> => {
    const body = JSON.stringify(contact)
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
        `Expect: 100-continue\r\n\r\n`,
    )
    // The server answers "100 Continue", so it has the headers and the request is open.
    await new Promise((resolve) => socket.once('data', resolve))
    socket.write(body.slice(0, -1))
    return { socket, rest: body.slice(-1) }
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('by %s finishes open requests', async (signal) => {
    const server = start()
    const port = await server.listening
    const { socket, rest } = await halfSent(port)
    server.signal(signal)
    await whenRefused(port)
    socket.write(rest)
    expect(await readText(socket)).toMatch(/^HTTP\/1\.1 201 /)
    expect(await server.ended).toBe(0)
    expect(server.output.stderr).toMatch(new RegExp(`\n${signal}: the server finishes open requests and stops\\.\n$`))
    expect(storedIds()).toHaveLength(1)
  })

  it('does not wait for idle connections', async () => {
    const server = start()
    const socket = connect(await server.listening, '127.0.0.1')
    socket.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    socket.destroy()
  })
})

describe('the log', () => {
  it('has a line with an id for each API request, and no personal data', async () => {
    const server = start({ LOG_LEVEL: 'trace' })
    const port = await server.listening
    await send(port)
    await send(port, { ...contact, email: 'private', private: 1 })
    await askPort(port, '/api/contact', { method: 'POST', headers: JSON_TYPE, body: '{"fullName": private' })
    await askPort(port, '/api/private?email=private', { headers: { 'User-Agent': 'private', Cookie: 'private' } })
    await askPort(port, '/api/signup?locale=th', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': '203.0.113.7' },
      body: 'fullName=private',
    })
    const db = new DatabaseSync(join(folder, 'leads.db'))
    db.exec('drop table lead')
    db.close()
    expect((await send(port)).status).toBe(503)
    expect(await readText(connect(port, '127.0.0.1').end('private\r\n\r\n'))).toMatch(/^HTTP\/1\.1 400 /)
    server.signal('SIGTERM')
    await server.ended

    const lines = server.output.stdout.trim().split('\n')
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(requests.map(({ status }) => status)).toEqual([201, 422, 400, 422, 503])
    expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(5)
    expect(server.output.stdout).toContain('no such table')
    expect(server.output.stdout.replaceAll('listening at http://127.0.0.1', '')).not.toMatch(/private|127\.0|203\.0/i)
    expect(server.output.stderr).not.toMatch(/private/i)
  })
})
