import { fastify } from 'fastify'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import type { Tables } from './database/tables.ts'
import { healthRoutes, provenReadiness } from './health.ts'
import { type RunningApp, runApp } from './testing/running-app.ts'
import { DATABASE_KINDS, sqliteDatabase, type TestDatabase, testDatabases } from './testing/test-databases.ts'

describe.each(DATABASE_KINDS)('with %s', (kind) => {
  const newDatabase = testDatabases(kind)
  let running: RunningApp
  beforeEach(async () => {
    running = await runApp({}, await newDatabase())
  })
  afterEach(() => running.stop())

  it.each([
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ok', database: 'ok' }],
  ])('%s says that all is well, and is never kept', async (target, told) => {
    const { status, headers, text } = await running.ask(target)
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject(told)
    expect(headers['cache-control']).toBe('no-store')
    expect((await running.ask(target, { method: 'HEAD' })).status).toBe(200)
    expect((await running.ask(target, { method: 'POST' })).headers.allow).toBe('GET, HEAD')
  })

  it('without its tables the process is up but not ready', async () => {
    await running.database.ask('alter table lead rename to gone')
    expect((await running.ask('/healthz')).status).toBe(200)
    // What was known a moment ago may be said for a moment more.
    const { text } = await vi.waitUntil(async () => {
      const answered = await running.ask('/readyz')
      return answered.status === 503 && answered
    })
    expect(text).toBe('{"status":"unavailable","database":"unavailable"}')
    await running.database.ask('alter table gone rename to lead')
    expect((await running.ask('/readyz')).status).toBe(200)
  })
})

describe('beside it', () => {
  let database: TestDatabase
  let db: Kysely<Tables>
  beforeEach(async () => {
    database = sqliteDatabase()
    db = await openDatabase(readConfig({ DATABASE_URL: database.url }).database, () => undefined)
  })
  afterEach(async () => {
    await db.destroy()
    await database.remove()
  })
  const asked = async (backlog: () => Promise<object>) => {
    const app = fastify()
    healthRoutes(app, { readiness: provenReadiness(db), backlog })
    const answers = await Promise.all([app.inject('/readyz'), app.inject('/readyz')])
    await app.close()
    return answers.map((answer) => answer.json())
  }

  it('tells what is still to be delivered, counted once for all who ask at the same time', async () => {
    const backlog = vi.fn(async () => ({ waiting: 2 }))
    const told = { status: 'ok', database: 'ok', deliveries: { waiting: 2 } }
    expect(await asked(backlog)).toEqual([told, told])
    expect(backlog).toHaveBeenCalledOnce()
  })

  it('is ready in time even when deliveries cannot be counted', async () => {
    const told = { status: 'ok', database: 'ok' }
    expect(await asked(() => Promise.reject(new Error('too many')))).toEqual([told, told])
    expect(await asked(() => Promise.withResolvers<object>().promise)).toEqual([told, told])
  })
})
