import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { type RunningApp, runApp } from '../support/running-app.ts'
import { type SilentNetwork, silentNetwork } from '../support/silent-network.ts'
import { postgresDatabase } from '../support/test-databases.ts'

let postgres: Postgres
let network: SilentNetwork
let running: RunningApp
beforeEach(async () => {
  postgres = await startPostgres()
  network = await silentNetwork(postgres.folder)
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

it('a network that swallows everything costs each connection one wait, and nothing once it carries again', async () => {
  expect(await several()).toEqual(Array(10).fill(201))
  network.silence()
  expect(await several()).toEqual(Array(10).fill(503))
  network.speak()
  // The first after it, one by one: none of them gets a connection of before.
  for (let turn = 0; turn < 10; turn += 1) expect(await send()).toBe(201)
  expect(await ready()).toBe(200)
})

it('a PostgreSQL that stands still is not ready, which is said long before a visitor’s wait is over', async () => {
  expect(await several()).toEqual(Array(10).fill(201))
  await postgres.freeze()
  const ends: string[] = []
  const visitors = several().then((statuses) => ends.push(...statuses.map(String)))
  // A yes of a moment ago is said for a moment more.
  await vi.waitUntil(async () => (await ready()) === 503, { timeout: 30_000 })
  ends.push('not ready')
  await visitors
  expect(ends).toEqual(['not ready', ...Array(10).fill('503')])
  postgres.thaw()
  expect(await several()).toEqual(Array(10).fill(201))
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 30_000 })
})
