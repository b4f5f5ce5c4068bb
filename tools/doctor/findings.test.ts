import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { sqliteDatabase } from '../../server/testing/test-databases.ts'
import { databaseFindings } from './database.ts'
import { connectionFindings } from './database-connection.ts'
import { clockFinding, diskFinding, nodeFinding } from './machine.ts'
import { originFindings, placeholdersFinding, retentionFinding, securityContactFinding } from './site.ts'

const NOW = new Date('2026-11-22T08:00:00Z')
const EARLIER = new Date('2026-11-20T00:00:00Z')

describe('the doctor', () => {
  it('says so where placeholders cannot be counted, and goes on', async () => {
    const { folder, remove } = temporaryFolder()
    try {
      cpSync('content', join(folder, 'content'), { recursive: true })
      writeFileSync(join(folder, 'content/identity.yaml'), 'phone: 5\n')
      const inContent = await placeholdersFinding(folder)
      expect(inContent).toMatchObject({ verdict: 'warning', says: expect.stringContaining('npm run check:content') })
      expect(inContent.says).not.toContain('\n')
      rmSync(join(folder, 'content'), { recursive: true })
      expect(await placeholdersFinding(folder)).toMatchObject({
        verdict: 'warning',
        says: expect.stringContaining('unpack the release anew'),
      })
    } finally {
      remove()
    }
  })

  it.each([
    ['26.10.0', 'ok'],
    ['26.11.1', 'warning'],
    ['26.9.1', 'failed'],
    ['24.1.0', 'failed'],
  ])('finds Node %s %s', (version, verdict) => {
    expect(nodeFinding(version, '26.10.0').verdict).toBe(verdict)
  })

  it.each([
    [50_000_000, 'failed'],
    [500_000_000, 'warning'],
    [50_000_000_000, 'ok'],
  ])('finds %i free bytes %s', (free, verdict) => {
    expect(diskFinding(free, '/srv').verdict).toBe(verdict)
  })

  it.each([
    ['right', { past: EARLIER }, 'ok'],
    ['before what has passed', { past: new Date('2026-11-23T00:00:00Z') }, 'failed'],
    ['as the database has it', { past: EARLIER, database: new Date(NOW.getTime() + 1_000) }, 'ok'],
    ['a minute from the database’s', { past: EARLIER, database: new Date(NOW.getTime() - 60_000) }, 'warning'],
    ['kept by nobody', { past: EARLIER, kept: false }, 'warning'],
  ])('finds a clock that is %s %s', (_, clocks, verdict) => {
    expect(clockFinding({ now: NOW, ...clocks }).verdict).toBe(verdict)
  })

  it.each([
    [{}, 'warning'],
    [{ SITE_URL: 'https://www.example.com' }, 'failed'],
    [{ LEADS_RETENTION_DAYS: '731' }, 'failed'],
    [{ LEADS_RETENTION_DAYS: '730', SITE_URL: 'https://www.example.com' }, 'ok'],
  ])('finds the retention of %j %s', (settings, verdict) => {
    expect(retentionFinding(readConfig(settings)).verdict).toBe(verdict)
  })

  it.each([
    ['file:/srv/leads.db', 'https', undefined],
    ['postgres://u:p@localhost/leads', 'https', undefined],
    ['postgres://u:p@127.0.0.1:5433/leads', 'https', undefined],
    ['postgres://u:p@[::1]/leads', 'https', undefined],
    ['postgres://u:p@%2Frun%2Fpostgresql/leads', 'https', undefined],
    ['postgres://u:p@db.internal/leads?host=/run/postgresql', 'https', undefined],
    ['postgres://u:p@localhost/leads?host=db.internal', 'https', 'failed'],
    ['postgres://u:p@db.internal/leads', 'https', 'failed'],
    ['postgres://u:p@db.internal/leads', 'http', 'warning'],
    ['postgres://u:p@db.internal/leads?sslmode=disable', 'https', 'warning'],
    ['postgres://u:p@db.internal/leads?sslmode=require', 'https', 'warning'],
    ['postgres://u:p@db.internal/leads?sslmode=no-verify', 'https', 'failed'],
    ['postgres://u:p@db.internal/leads?ssl=true', 'https', 'warning'],
    ['postgres://u:p@db.internal/leads?sslnegotiation=direct', 'https', 'warning'],
    ['postgres://u:p@db.internal/leads?sslmode=verify-full', 'https', 'warning'],
    ['postgres://u:p@db.internal/leads?sslmode=verify-full&sslrootcert=/ca.pem', 'https', 'ok'],
    ['postgres://u:p@db.internal/leads?sslrootcert=/ca.pem&sslmode=verify-full&sslmode=disable', 'https', 'warning'],
  ])('finds the way to %s from a site by %s %s', (url, scheme, verdict) => {
    const config = readConfig({ DATABASE_URL: url, SITE_URL: `${scheme}://www.example.com` })
    const findings = connectionFindings(config)
    expect(findings.map((finding) => finding.verdict)).toEqual(verdict ? [verdict] : [])
    for (const { says } of findings) expect(says).not.toContain('u:p')
  })

  it.each([
    [{}, ['SITE_URL warning']],
    [{ SITE_URL: 'http://www.example.com' }, ['SITE_URL warning', 'TRUST_PROXY ok']],
    [{ SITE_URL: 'https://www.example.com' }, ['SITE_URL ok', 'TRUST_PROXY warning']],
    [{ SITE_URL: 'https://www.example.com', TRUST_PROXY: '1' }, ['SITE_URL ok', 'TRUST_PROXY ok']],
  ])('looks at the settings %j together', (settings, expected) => {
    expect(originFindings(readConfig(settings)).map(({ about, verdict }) => `${about} ${verdict}`)).toEqual(expected)
  })

  it.each([
    ['that still counts for long', 'Expires: 2027-11-01T00:00:00.000Z', 'ok', 'until 2027-11-01'],
    ['that soon counts no more', 'Expires: 2026-12-01T00:00:00.000Z', 'warning', 'counts until 2026-12-01: build'],
    ['that counts until no moment that can be read', 'Expires: next year', 'warning', 'says no moment until which'],
    ['that is not there', undefined, 'warning', 'the built site has none'],
  ])('says of a security.txt %s what it is', (_, line, verdict, says) => {
    const { folder, remove } = temporaryFolder()
    mkdirSync(join(folder, '.well-known'))
    if (line) writeFileSync(join(folder, '.well-known/security.txt'), `Contact: x\n${line}\n`)
    expect(securityContactFinding(folder, NOW)).toEqual({
      about: 'security.txt',
      verdict,
      says: expect.stringContaining(says),
    })
    remove()
  })

  it('warns of a database that a restore moved aside, which keeps whom the other one has forgotten', async () => {
    const database = sqliteDatabase()
    const config = readConfig({ DATABASE_URL: database.url })
    await (await openDatabase(config.database, () => undefined)).destroy()
    const aside = `${database.file}.until-2026-11-21T07-00-00Z`
    for (const file of [aside, `${aside}-wal`]) writeFileSync(file, '')
    const { findings } = await databaseFindings(config, NOW)
    expect(findings.filter(({ says }) => says.includes('.until-'))).toEqual([
      {
        about: 'database file',
        verdict: 'warning',
        says: `${aside}, which a restore moved aside, still has whom the database has forgotten since: delete it, and ${aside}-* with it`,
      },
    ])
    await database.remove()
  })

  it('says where a later version changed the tables, and fails where this one cannot work on them', async () => {
    const database = sqliteDatabase()
    const config = readConfig({ DATABASE_URL: database.url })
    await (await openDatabase(config.database, () => undefined)).destroy()
    const found = async () => (await databaseFindings(config, NOW)).findings
    const change = async (name: string, oldestServer: string) => {
      await database.ask(`insert into kysely_migration values ('${name}', '2099-01-01T00:00:00.000Z')`)
      await database.ask(`insert into table_change values ('${name}', '${oldestServer}')`)
    }
    await change('9001-more', 'any')
    expect(await found()).toContainEqual({
      about: 'tables',
      verdict: 'ok',
      says: 'a later version changed them (9001-more); this one may work on them',
    })
    await change('9002-less', '9002-less')
    expect(await found()).toContainEqual({
      about: 'database',
      verdict: 'failed',
      says: expect.stringContaining(
        '(9002-less) so that this one cannot work on them: start the later one, or restore',
      ),
    })
    await database.remove()
  })
})
