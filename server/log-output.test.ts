import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CONTACT, eventually } from './delivery/testing/delivering-app.ts'
import { logOutput } from './log-output.ts'
import { removeFolder, writeFixtureSite } from './testing/fixture-site.ts'
import { askPort } from './testing/running-app.ts'
import { startServer, temporaryFolder } from './testing/started-server.ts'

/** A file on a disk with so much room, in bytes. */
function disk(room: number) {
  let written = ''
  const take = (bytes: Buffer) => {
    if (file.room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const taken = bytes.subarray(0, file.room)
    file.room -= taken.length
    written += taken.toString('latin1')
    return taken.length
  }
  const file = { room, take, written: () => written }
  return file
}

describe('the log', () => {
  it('keeps what a full disk does not take, and writes it before the next line once there is room', () => {
    const file = disk(8)
    const { write } = logOutput(file.take)
    write('first\n')
    write('second\n')
    write('third\n')
    expect(file.written()).toBe('first\nse')
    file.room = 100
    write('fourth\n')
    expect(file.written()).toBe('first\nsecond\nthird\nfourth\n')
  })

  it('drops what is too much to keep, and says how many lines that were', () => {
    const file = disk(0)
    const { write } = logOutput(file.take, 20)
    for (let line = 0; line < 10; line += 1) write(`line ${line}\n`)
    file.room = 1000
    write('again\n')
    const [first, second, lost, ...rest] = file.written().trimEnd().split('\n')
    expect([first, second, ...rest]).toEqual(['line 0', 'line 1', 'again'])
    expect(JSON.parse(lost ?? '')).toMatchObject({ level: 40, lines: 8, msg: expect.stringContaining('lost') })
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

describe.skipIf(process.platform !== 'linux')('a server whose log lies on a full disk', () => {
  let dist: string
  beforeAll(() => {
    dist = writeFixtureSite()
  })
  afterAll(() => removeFolder(dist))

  it.each(['exec >/dev/full', 'exec >/dev/full 2>&1'])(
    'by %s goes on with pages and leads, and stops when told to',
    async (first) => {
      const { folder, remove } = temporaryFolder()
      const port = await freePort()
      const server = startServer(dist, { PORT: String(port), DATABASE_URL: `file:${folder}/leads.db` }, { first })
      onTestFinished(async () => {
        server.signal('SIGKILL')
        await server.ended
        remove()
      })
      const answered = async () => (await askPort(port, '/healthz')).status
      expect(await eventually(answered)).toBe(200)
      const body = JSON.stringify(CONTACT)
      const send = () =>
        askPort(port, '/api/contact', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      for (let lead = 0; lead < 3; lead += 1) expect((await send()).status).toBe(201)
      expect((await askPort(port, '/th')).status).toBe(200)
      server.signal('SIGTERM')
      expect(await server.ended).toBe(0)
    },
  )
})
