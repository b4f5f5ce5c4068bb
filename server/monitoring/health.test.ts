import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contact } from '../../tests/support/leads.ts'
import { type RunningApp, runApp } from '../../tests/support/running-app.ts'
import { DATABASE_KINDS, testDatabases } from '../../tests/support/test-databases.ts'

describe.each(DATABASE_KINDS)('with %s', (kind) => {
  let running: RunningApp
  let time = Date.UTC(2026, 10, 21)
  beforeEach(async () => {
    const clock = { now: () => new Date(time), wait: () => Promise.withResolvers<void>().promise }
    running = await runApp({}, await testDatabases(kind)(), { clock })
  })
  afterEach(() => running.stop())

  const isReady = async () => (await running.ask('/readyz')).status === 200
  const writtenAt = async () => (await running.database.ask('select written_at from write_probe'))[0]?.written_at

  it.each([
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ok', database: 'ok' }],
  ])('%s answers 200 without caching', async (target, body) => {
    const { status, headers, text } = await running.ask(target)
    expect([status, JSON.parse(text)]).toEqual([200, body])
    expect(headers['cache-control']).toBe('no-store')
    expect((await running.ask(target, { method: 'HEAD' })).status).toBe(200)
    expect((await running.ask(target, { method: 'POST' })).headers.allow).toBe('GET, HEAD')
  })

  it('without its tables the server is healthy but not ready', async () => {
    await running.database.ask('alter table lead rename to gone')
    expect((await running.ask('/healthz')).status).toBe(200)
    const { status, text } = await running.ask('/readyz')
    expect([status, text]).toEqual([503, '{"status":"unavailable","database":"unavailable"}'])
    await running.database.ask('alter table gone rename to lead')
    expect(await isReady()).toBe(true)
  })

  it('a check writes once a minute, and at once after a lead could not be stored', async () => {
    time += 60_000
    const first = time
    expect(await isReady()).toBe(true)
    expect(await writtenAt()).toBe(new Date(first).toISOString())
    time += 59_000
    await isReady()
    expect(await writtenAt()).toBe(new Date(first).toISOString())
    await running.database.ask('alter table write_probe rename to gone')
    expect(await isReady()).toBe(true)
    time += 2_000
    expect(await isReady()).toBe(false)
    await running.database.ask('alter table gone rename to write_probe')
    expect(await isReady()).toBe(true)
    // A stored lead counts as a write. After a failed one the next check writes.
    await running.app.inject({ method: 'POST', url: '/api/contact', payload: contact })
    await running.database.ask('alter table write_probe rename to gone')
    expect(await isReady()).toBe(true)
    await running.database.ask('alter table idempotency rename to lost')
    const headers = { 'Idempotency-Key': 'k' }
    const failed = await running.app.inject({ method: 'POST', url: '/api/contact', headers, payload: contact })
    expect(failed.statusCode).toBe(503)
    expect(await isReady()).toBe(false)
  })
})
