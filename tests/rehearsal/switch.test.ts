/**
 * `deploy/switch` under load, with versions that differ in their tables: an upgrade, the way back, both versions at once, a release that
 * does not start, and one that works on with the release before it, but not with the one before that.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startServer } from '../../server/testing/started-server.ts'
import { DATABASE_KINDS, type TestDatabase, testDatabases } from '../../server/testing/test-databases.ts'
import { nginxMissing } from '../../tools/deployed-nginx.ts'
import { projectFolder } from '../../tools/runtime.js'
import { rehearsedMachine, type Visits } from './rehearsed-machine.ts'
import { type RehearsedChange, writeRehearsedRelease } from './rehearsed-releases.ts'

/** Where it is set, as on the machine that tests every change, what is missing is a failure. */
const isStrict = process.env.REHEARSE_STRICT === 'true'

it.runIf(isStrict)('has what it needs', () => expect([nginxMissing, process.platform]).toEqual(['', 'linux']))

const PRESENT = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')).version as string
const NEXT = `${PRESENT}-next`
const LAST = `${PRESENT}-last`
const ADDS: RehearsedChange = {
  name: '9001-edition',
  oldestServer: 'any',
  statement: `alter table lead add column edition text not null default 'morning'`,
}
const TAKES_AWAY: RehearsedChange = {
  name: '9002-no-edition',
  // As the operations guide has it: the first migration of the release since which nothing uses what goes.
  oldestServer: '9001-edition',
  statement: 'alter table lead drop column edition',
}
const ENOUGH = 30

describe.skipIf(nginxMissing !== '' || process.platform !== 'linux').each(DATABASE_KINDS)(
  `deploy/switch over %s ${nginxMissing}`,
  (kind) => {
    const newDatabase = testDatabases(kind)
    let database: TestDatabase
    let machine: Awaited<ReturnType<typeof rehearsedMachine>>
    let present: string
    let next: string
    /** Leads that visitors were told are stored, of all tests so far. */
    let taken = 0

    function release(version: string, changes: readonly RehearsedChange[]) {
      const folder = join(machine.home, 'releases', version)
      writeRehearsedRelease(folder, version, changes)
      return folder
    }
    const switches = async (word: string) => expect(await machine.switchTo(word)).toMatchObject({ code: 0, errors: '' })
    const answered = (visits: Visits, version: string) =>
      vi.waitFor(() => expect(visits.versions.get(version)).toBeGreaterThan(ENOUGH))
    async function withoutLoss(work: (visits: Visits) => Promise<void>) {
      const visits = await machine.underLoad(work)
      expect(visits.refusals).toEqual([])
      taken += visits.taken
      const [row] = await database.ask('select count(*) as leads from lead')
      expect(Number(row?.leads)).toBe(taken)
    }
    const columnIsThere = () =>
      database.ask('select edition from lead limit 1').then(
        () => true,
        () => false,
      )

    beforeAll(async () => {
      database = await newDatabase()
      machine = await rehearsedMachine(database.url)
      present = release(PRESENT, [])
      next = release(NEXT, [ADDS])
      // The first deployment: nothing runs yet.
      await switches(present)
      expect(readFileSync(machine.nginx.upstreamFile, 'utf8')).toContain(`server 127.0.0.1:${machine.ports[1]};`)
    })
    afterAll(async () => {
      await machine?.remove()
      await database?.remove()
    })

    it('goes to a version that adds to the tables, and back, without losing a request', async () => {
      await withoutLoss(async (visits) => {
        await answered(visits, PRESENT)
        await switches(next)
        expect(machine.current()).toBe(next)
        expect(await columnIsThere()).toBe(true)
        await answered(visits, NEXT)
        visits.versions.clear()
        await switches('--back')
        expect(machine.current()).toBe(present)
        await answered(visits, PRESENT)
      })
      expect(await columnIsThere()).toBe(true)
      expect(machine.running()).toEqual([false, true])
    })

    it('leaves what runs alone where a release does not start', async () => {
      const broken = join(machine.home, 'releases/broken')
      mkdirSync(join(broken, 'server'), { recursive: true })
      writeFileSync(join(broken, 'server/main.ts'), 'process.exit(1)')
      await withoutLoss(async () => {
        expect(await machine.switchTo(broken, { KRAJAI_PATIENCE: '2' })).toMatchObject({
          code: 1,
          errors: expect.stringContaining('The one before goes on'),
        })
      })
      expect(machine.current()).toBe(present)
    })

    it('lets both versions serve one database at the same time', async () => {
      await switches(next)
      const beside = startServer(join(present, 'dist'), machine.settings)
      const upstream = readFileSync(machine.nginx.upstreamFile, 'utf8')
      const list = upstream.replace(/:(\d+) backup;/, `:${await beside.listening};`)
      try {
        writeFileSync(machine.nginx.upstreamFile, list)
        machine.nginx.reload()
        await withoutLoss(async (visits) => {
          await Promise.all([answered(visits, PRESENT), answered(visits, NEXT)])
        })
      } finally {
        writeFileSync(machine.nginx.upstreamFile, upstream)
        machine.nginx.reload()
        beside.signal('SIGTERM')
        await beside.ended
      }
    })

    it('goes to a version that takes away what nothing uses, and back, without losing a request', async () => {
      const last = release(LAST, [ADDS, TAKES_AWAY])
      await withoutLoss(async (visits) => {
        await answered(visits, NEXT)
        await switches(last)
        expect(machine.current()).toBe(last)
        expect(await columnIsThere()).toBe(false)
        await answered(visits, LAST)
        visits.versions.clear()
        await switches('--back')
        expect(machine.current()).toBe(next)
        await answered(visits, NEXT)
      })
      expect(await columnIsThere()).toBe(false)
    })

    it('goes on where an earlier release can no longer work on the tables, which says so and what to do', async () => {
      await withoutLoss(async (visits) => {
        expect(await machine.switchTo(present, { KRAJAI_PATIENCE: '3' })).toMatchObject({
          code: 1,
          errors: expect.stringContaining('The one before goes on'),
        })
        visits.versions.clear()
        await answered(visits, NEXT)
      })
      expect(machine.current()).toBe(next)
      const refused = startServer(join(present, 'dist'), machine.settings)
      expect(await refused.ended).toBe(1)
      expect(refused.output.stderr).toMatch(
        /^A later version has changed the tables \(9002-no-edition\) so that this one cannot work on them: start the later one, or restore[^\n]+ leads export --all\n$/,
      )
    })

    it('says what it needs', async () => {
      const refused = (reason: string) => ({ code: 1, errors: expect.stringContaining(reason) })
      expect(await machine.switchTo('/nowhere')).toMatchObject(refused('no folder /nowhere'))
      expect(await machine.switchTo(machine.home)).toMatchObject(refused('is no release'))
    })
  },
)
