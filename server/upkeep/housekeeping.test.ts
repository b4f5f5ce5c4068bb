import { existsSync, statSync, writeFileSync } from 'node:fs'
import { fastify } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { DAY, HOUR } from '../../contract/time.ts'
import { setUpDatabase } from '../../tests/support/set-up-database.ts'
import { storedLead } from '../../tests/support/stored-lead.ts'
import { createClockCheck, storeClockCheck } from '../database/clock-check.ts'
import { readConfig } from '../settings/config.ts'
import { setUpHousekeeping } from './housekeeping.ts'

const NOW = new Date('2026-11-21T07:00:00.000Z')
const opened = setUpDatabase('SQLite')
afterEach(() => {
  vi.useRealTimers()
})

it('deletes old leads and expired idempotency keys every hour', async () => {
  const { db, database } = opened()
  const { DATABASE_URL } = readConfig({ DATABASE_URL: database.url })
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString()
  await db
    .insertInto('lead')
    .values([storedLead(1, { receivedAt: daysAgo(366) }), storedLead(2, { receivedAt: daysAgo(364) })])
    .execute()
  const joinKeys = (key: string, createdAt: string) =>
    ({ scope: 'contact', key, fingerprint: 'f', leadId: storedLead(2).id, createdAt }) as const
  await db
    .insertInto('idempotency')
    .values([joinKeys('old', daysAgo(1.1)), joinKeys('new', daysAgo(0.9))])
    .execute()

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = fastify()
  const now = () => NOW
  await storeClockCheck(db, NOW)
  const config = { DATABASE_URL, LEADS_RETENTION_DAYS: 365 }
  await setUpHousekeeping(app, { clockCheck: createClockCheck({ now }), config, now }).start(db)
  vi.advanceTimersByTime(HOUR - 1)
  await expect(db.selectFrom('lead').select('id').execute()).resolves.toHaveLength(2)
  vi.advanceTimersByTime(1)
  await app.close()

  expect(await db.selectFrom('lead').select('id').execute()).toEqual([{ id: storedLead(2).id }])
  expect(await db.selectFrom('idempotency').select('key').execute()).toEqual([{ key: 'new' }])
  expect(await db.selectFrom('audit').select(['action', 'leads']).execute()).toEqual([{ action: 'purge', leads: 1 }])
})

it('removes copies that a restore left beside the database after 30 days', async () => {
  const { db, database } = opened()
  const { DATABASE_URL } = readConfig({ DATABASE_URL: database.url })
  const copy = `${database.url.slice('file:'.length)}.before-2026-11-21T07-00-00Z`
  writeFileSync(copy, '')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  for (const days of [29, 31]) {
    const time = new Date(statSync(copy).ctimeMs + days * DAY)
    await storeClockCheck(db, time)
    const app = fastify()
    const clock = { now: () => time }
    const config = { DATABASE_URL, LEADS_RETENTION_DAYS: undefined }
    await setUpHousekeeping(app, { clockCheck: createClockCheck(clock), config, ...clock }).start(db)
    vi.advanceTimersByTime(HOUR)
    await app.close()
    expect(existsSync(copy)).toBe(days === 29)
  }
})
