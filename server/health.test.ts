import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningApp, runApp } from './testing/running-app.ts'

let running: RunningApp
beforeEach(async () => {
  running = await runApp()
})
afterEach(() => running.stop())

it.each(['/healthz', '/readyz'])('%s says that all is well, and is never kept', async (target) => {
  const { status, headers, text } = await running.ask(target)
  expect(status).toBe(200)
  expect(JSON.parse(text)).toEqual({ status: 'ok' })
  expect(headers['cache-control']).toBe('no-store')
  expect((await running.ask(target, { method: 'HEAD' })).status).toBe(200)
  expect((await running.ask(target, { method: 'POST' })).headers.allow).toBe('GET, HEAD')
})

it('without its database the process is up but not ready', async () => {
  const db = new DatabaseSync(running.config.databaseFile)
  db.exec('drop table lead')
  db.close()
  expect((await running.ask('/healthz')).status).toBe(200)
  const { status, text } = await running.ask('/readyz')
  expect(status).toBe(503)
  expect(text).toBe('{"status":"unavailable"}')
})
