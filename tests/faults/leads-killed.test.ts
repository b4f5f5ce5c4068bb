import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import { eventually } from '../support/delivering-app.ts'
import { type StartedServer, startServer } from '../support/started-server.ts'
import { DATABASE_KINDS, type TestDatabase, testDatabases } from '../support/test-databases.ts'
import { UNREACHABLE_MAIL, Visitors } from './leads-load.ts'

/** Set `KILLS=200` for a longer test. */
const KILLS = Number(process.env.KILLS ?? 5)

describe.each(DATABASE_KINDS)(`a server on %s that is killed under load, ${KILLS} times,`, (kind) => {
  const newDatabase = testDatabases(kind)
  let site: string
  let database: TestDatabase
  let server: StartedServer | undefined
  beforeAll(async () => {
    site = writeFixtureSite()
    database = await newDatabase()
  })
  afterEach(async () => {
    server?.signal('SIGKILL')
    await server?.ended
  })
  afterAll(async () => {
    await database.remove()
    removeFolder(site)
  })

  const start = async () => {
    server = startServer(site, { DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...UNREACHABLE_MAIL })
    const port = await server.listening
    // Until the database is open, the server refuses leads.
    await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200))
    return { server, port }
  }

  it('loses no lead that got 201, and stores none twice', { timeout: 60_000 + KILLS * 5_000 }, async () => {
    const visitors = new Visitors()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { server, port } = await start()
      // A different number each time, so that the kill comes at a different moment.
      const enough = visitors.promised.size + ((kill * 7) % 31)
      let killed = false
      await visitors.send(port, () => {
        if (!killed && visitors.promised.size >= enough) {
          server.signal('SIGKILL')
          killed = true
        }
        return killed
      })
      expect(await server.ended).toBe('SIGKILL')
    }
    await visitors.expectAllKept(database)

    const { port } = await start()
    await visitors.sendRest(port)
    await visitors.expectAllKept(database)
    expect(visitors.promised.size).toBeGreaterThan(KILLS * 10)
    expect(visitors.refusals).toEqual([])
  })
})
