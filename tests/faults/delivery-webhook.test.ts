import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../contract/time.ts'
import { type DeliveringApp, eventually, runDeliveringApp, webhookSettings } from '../support/delivering-app.ts'
import { sqliteDatabase, type TestDatabase } from '../support/test-databases.ts'
import { startWebhookServer, type WebhookTestServer } from '../support/webhook-server.ts'

let database: TestDatabase
let peer: WebhookTestServer
let running: DeliveringApp
beforeEach(async () => {
  database = sqliteDatabase()
  peer = await startWebhookServer()
  running = await runDeliveringApp(database, webhookSettings(peer.url))
})
afterEach(async () => {
  await running.stop()
  await peer.stop()
  await database.remove()
})

const afterAttempts = (attempts: number) =>
  eventually(async () => {
    const [row] = await running.rows('webhook')
    expect(row).toMatchObject({ attempts, locked_until: null })
    return row
  })
const answering = (status: number, headers: Record<string, string> = {}) =>
  peer.behave((response) => response.writeHead(status, headers).end())

it('a receiver that answers 500 gets the same call again with a new timestamp', async () => {
  answering(500)
  const id = await running.send()
  expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'http 500' })
  answering(200)
  running.clock.advance(MINUTE)
  expect(await afterAttempts(2)).toMatchObject({ state: 'delivered', last_error: null })
  const [first, second] = peer.calls
  expect(second?.body).toBe(first?.body)
  expect(peer.calls.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  const [sent = 0, again = 0] = peer.calls.map(({ headers }) => Number(headers['webhook-timestamp']))
  expect(again - sent).toBe(60)
})

it('a receiver that asks to wait an hour gets the call again after an hour', async () => {
  answering(429, { 'Retry-After': '3600' })
  await running.send()
  const row = await afterAttempts(1)
  expect(Date.parse(String(row?.next_attempt_at)) - running.clock.now().getTime()).toBe(60 * MINUTE)
})

it('a receiver that answers 410 does not get this lead again', async () => {
  answering(410)
  await running.send()
  expect(await afterAttempts(1)).toMatchObject({ state: 'rejected', last_error: 'http 410' })
  running.clock.advance(5 * DAY)
  const next = await running.send()
  await eventually(() => expect(peer.calls).toHaveLength(2))
  expect(peer.calls[1]?.headers['webhook-id']).toBe(next)
})

it('a receiver that answers 401 gets the lead right after a restart with corrected settings', async () => {
  answering(401)
  await running.send()
  for (let attempts = 1; attempts <= 12; attempts += 1) {
    expect(await afterAttempts(attempts)).toMatchObject({ state: 'waiting', last_error: 'http 401' })
    running.clock.advance(1.25 * DAY)
  }
  await afterAttempts(13)
  expect(running.log()).toContain('the receiver refuses us: check WEBHOOK_URL and WEBHOOK_SECRET, then restart')
  const { clock } = running
  await running.stop()
  answering(200)
  running = await runDeliveringApp(database, webhookSettings(peer.url), clock)
  expect(await afterAttempts(1)).toMatchObject({ state: 'delivered' })
})
