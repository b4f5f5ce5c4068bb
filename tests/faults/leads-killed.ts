import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { removeFolder, writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { type StartedServer, startServer } from '../../server/testing/started-server.ts'
import { type DatabaseKind, type TestDatabase, testDatabases } from '../../server/testing/test-databases.ts'
import { UNREACHABLE_MAIL, Visitors } from './leads-load.ts'

/** Enough for every test run; `KILLS=300 npm test -- leads-killed` looks harder. */
const KILLS = Number(process.env.KILLS ?? 15)

/** A file for each database, so that both run at the same time. */
export function killServerAgainAndAgain(kind: DatabaseKind) {
  describe(`a server on ${kind} that is killed under load, ${KILLS} times,`, () => {
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
      return { server, port: await server.listening }
    }

    it('loses nothing it promised, and takes nothing twice', { timeout: 300_000 }, async () => {
      const visitors = new Visitors()
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { server, port } = await start()
        // Another number each time, so that the end comes at another moment of the work: right at the start too.
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
}
