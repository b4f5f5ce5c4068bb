import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { type RunningApp, runApp } from '../support/running-app.ts'
import { type SilentNetwork, startSilentNetwork } from '../support/silent-network.ts'
import { postgresDatabase } from '../support/test-databases.ts'

let postgres: Postgres
let network: SilentNetwork
let running: RunningApp
beforeEach(async () => {
  postgres = await startPostgres()
  network = await startSilentNetwork(postgres.folder)
  const database = await postgresDatabase(postgres)
  const name = new URL(database.url).pathname.slice(1)
  running = await runApp({}, { ...database, url: network.url(name) })
})
afterEach(async () => {
  await running.stop()
  await network.close()
  await postgres.remove()
})

let sent = 0
const send = async () => {
  sent += 1
  const { status } = await running.ask('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Manee',
      email: `s${sent}@example.com`,
      subject: 'Quote',
      message: 'What would it cost?',
    }),
  })
  return status
}
const several = () => Promise.all(Array.from({ length: 10 }, send))
const ready = async () => (await running.ask('/readyz')).status

it('after a silent network, no visitor waits for a connection from before', async () => {
  expect(await several()).toEqual(Array(10).fill(201))
  network.silence()
  expect(await several()).toEqual(Array(10).fill(503))
  network.speak()
  // One by one, so that a connection from before would be used.
  for (let turn = 0; turn < 10; turn += 1) expect(await send()).toBe(201)
  expect(await ready()).toBe(200)
})

it('with a frozen PostgreSQL, /readyz answers 503 before visitors get their 503', async () => {
  expect(await several()).toEqual(Array(10).fill(201))
  await postgres.freeze()
  const ends: string[] = []
  const visitors = several().then((statuses) => ends.push(...statuses.map(String)))
  await vi.waitUntil(async () => (await ready()) === 503, { timeout: 30_000 })
  ends.push('not ready')
  await visitors
  expect(ends).toEqual(['not ready', ...Array(10).fill('503')])
  postgres.thaw()
  expect(await several()).toEqual(Array(10).fill(201))
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 30_000 })
})
