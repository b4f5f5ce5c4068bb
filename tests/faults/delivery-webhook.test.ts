import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../contract/time.ts'
import {
  CONTACT,
  type DeliveringApp,
  deliveringApp,
  eventually,
  SECRET,
  webhookTo,
} from '../../server/delivery/testing/delivering-app.ts'
import { type WebhookPeer, webhookPeer } from '../../server/delivery/testing/webhook-peer.ts'
import { sqliteDatabase, type TestDatabase } from '../../server/testing/test-databases.ts'

const SECOND = 1000

let database: TestDatabase
let peer: WebhookPeer
let running: DeliveringApp
beforeEach(async () => {
  database = sqliteDatabase()
  peer = await webhookPeer()
})
afterEach(async () => {
  await running.stop()
  await peer.stop()
  await database.remove()
})

const start = async (environment: Record<string, string> = webhookTo(peer.url)) => {
  running = await deliveringApp(database, environment)
}
const afterAttempts = (attempts: number) =>
  eventually(async () => {
    const [row] = await running.rows('webhook')
    expect(row).toMatchObject({ attempts, locked_until: null })
    return row
  })
const answering = (status: number, headers: Record<string, string> = {}) =>
  peer.behave((response) => response.writeHead(status, headers).end())

describe('a receiver', () => {
  it('gets every lead once, signed, in the documented shape', async () => {
    await start()
    const id = await running.send()
    const delivered = await afterAttempts(1)
    expect(delivered).toMatchObject({ state: 'delivered', last_error: null })
    const [call] = peer.calls
    const headers = call?.headers as Record<string, string>
    const verified = new Webhook(SECRET).verify(call?.body ?? '', headers)
    const receivedAt = (verified as { timestamp: string }).timestamp
    expect(verified).toEqual({
      type: 'lead.received',
      timestamp: receivedAt,
      data: { id, kind: 'contact', locale: 'en', receivedAt, ...CONTACT },
    })
    expect(headers).toMatchObject({ 'webhook-id': delivered?.id, 'content-type': 'application/json' })
    expect(peer.calls).toHaveLength(1)
  })

  it('that answers 500 gets the same call again, with a new time', async () => {
    await start()
    answering(500)
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'http 500' })
    answering(200)
    running.clock.advance(MINUTE)
    expect((await afterAttempts(2))?.state).toBe('delivered')
    const [first, second] = peer.calls
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    const times = peer.calls.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(60)
  })

  it.each([400, 401, 403, 404])(
    'that answers %i gets it once the setting is mended, however late: it may be our secret or address',
    async (status) => {
      await start()
      answering(status)
      await running.send()
      for (let attempts = 1; attempts <= 12; attempts += 1) {
        expect(await afterAttempts(attempts)).toMatchObject({ state: 'waiting', last_error: `http ${status}` })
        running.clock.advance(1.25 * DAY)
      }
      await afterAttempts(13)
      expect(running.log()).toContain('the webhook refuses us: mend WEBHOOK_URL or WEBHOOK_SECRET and restart')
      const { clock } = running
      await running.stop()
      answering(200)
      running = await deliveringApp(database, webhookTo(peer.url), clock)
      // The first of all that are still to come.
      expect((await afterAttempts(1))?.state).toBe('delivered')
    },
  )

  it.each([413, 422])('that answers %i has read it, and is not asked again', async (status) => {
    await start()
    answering(status)
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'dead', last_error: `http ${status}` })
  })

  it('that answers 410 is left alone until the next start, and what comes meanwhile waits', async () => {
    await start()
    answering(410)
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'dead', last_error: 'http 410' })
    answering(200)
    await running.send()
    running.clock.advance(5 * DAY)
    await eventually(() => expect(running.log()).toContain('the receiver says that it is gone'))
    expect(peer.calls).toHaveLength(1)
    expect(await running.rows('webhook')).toMatchObject([{ state: 'dead' }, { state: 'waiting', attempts: 0 }])

    const { clock } = running
    await running.stop()
    running = await deliveringApp(database, webhookTo(peer.url), clock)
    await eventually(() => expect(peer.calls).toHaveLength(2))
  })

  it.each([
    [429, '600'],
    [503, () => new Date(running.clock.now().getTime() + 10 * MINUTE).toUTCString()],
  ])('that answers %i and asks for ten minutes is left alone for ten minutes', async (status, wish) => {
    await start()
    answering(status, { 'Retry-After': typeof wish === 'string' ? wish : wish() })
    await running.send()
    await afterAttempts(1)
    answering(200)
    // Another lead arrives meanwhile: the receiver asked for a rest from all of them.
    await running.send()
    running.clock.advance(9 * MINUTE)
    expect(peer.calls).toHaveLength(1)
    running.clock.advance(MINUTE + SECOND)
    await eventually(() => expect(peer.calls).toHaveLength(3))
  })

  it('that does not answer is given up after fifteen seconds', async () => {
    await start()
    peer.behave(() => undefined)
    await running.send()
    await eventually(() => expect(peer.calls).toHaveLength(1))
    running.clock.advance(15 * SECOND)
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'timeout' })
  })

  it('that answers 2xx with an endless body has been told', async () => {
    await start()
    peer.behave((response) => {
      response.writeHead(200)
      const talk = () => response.destroyed || response.write('x'.repeat(1024), () => setImmediate(talk))
      talk()
    })
    await running.send()
    expect((await afterAttempts(1))?.state).toBe('delivered')
  })

  it('that answers 2xx and then sends its body slowly has been told, and holds nothing up for long', async () => {
    await start()
    peer.behave((response) => response.writeHead(200).write('x'))
    // That the receiver has answered is not yet that we have heard it.
    const heard = new Promise<void>((resolve) =>
      subscribe('http.client.response.finish', (message) => {
        if ((message as { request: ClientRequest }).request.path === '/hooks/leads') resolve()
      }),
    )
    await running.send()
    await heard
    running.clock.advance(15 * SECOND)
    expect((await afterAttempts(1))?.state).toBe('delivered')
  })

  it.each([301, 302, 307, 308])('that redirects by %i is not followed', async (status) => {
    const other = await webhookPeer()
    await start()
    answering(status, { Location: other.url })
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: `http ${status}` })
    expect(other.calls).toEqual([])
    await other.stop()
  })

  it('that breaks the connection is asked again', async () => {
    await start()
    peer.behave((response) => response.destroy())
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'http ECONNRESET' })
  })
})

it('a name that leads to this machine is not called', async () => {
  const { port } = new URL(peer.url)
  await start({ WEBHOOK_URL: `https://localhost:${port}/`, WEBHOOK_SECRET: SECRET })
  await running.send()
  expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'http EPRIVATE' })
  expect(peer.calls).toEqual([])
})
