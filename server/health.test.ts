import { fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqlite } from './database/sqlite/open.ts'
import { healthRoutes } from './health.ts'
import { type RunningApp, runApp } from './testing/running-app.ts'
import { DATABASE_KINDS, sqliteDatabase, testDatabases } from './testing/test-databases.ts'

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
    const { status, text } = await running.ask('/readyz')
    expect(status).toBe(503)
    expect(text).toBe('{"status":"unavailable","database":"unavailable"}')
    await running.database.ask('alter table gone rename to lead')
    expect((await running.ask('/readyz')).status).toBe(200)
  })
})

it('tells what is still to be delivered', async () => {
  const database = sqliteDatabase()
  const db = openSqlite(database.file)
  await db.schema.createTable('lead').addColumn('id', 'text').execute()
  const app = fastify()
  healthRoutes(app, { db, backlog: async () => ({ waiting: 2 }) })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', database: 'ok', deliveries: { waiting: 2 } })
  await app.close()
  await db.destroy()
  await database.remove()
})
