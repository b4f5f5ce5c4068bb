import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { DATABASE_KINDS, type TestDatabase, testDatabases } from '../testing/test-databases.ts'
import { enqueueMissed } from './catch-up.ts'
import type { ChannelName } from './enqueue.ts'
import { CONTACT, type DeliveringApp, deliveringApp, eventually, mailTo, webhookTo } from './testing/delivering-app.ts'
import { type SmtpPeer, smtpPeer } from './testing/smtp-peer.ts'
import { type WebhookPeer, webhookPeer } from './testing/webhook-peer.ts'

describe.each(DATABASE_KINDS)('a start on %s', (kind) => {
  const newDatabase = testDatabases(kind)
  let database: TestDatabase
  let peer: SmtpPeer
  let crm: WebhookPeer
  let running: DeliveringApp
  beforeAll(async () => {
    crm = await webhookPeer()
  })
  afterAll(() => crm.stop())
  beforeEach(async () => {
    database = await newDatabase()
    peer = await smtpPeer()
    crm.calls.length = 0
  })
  afterEach(async () => {
    await running.stop()
    await peer.stop()
    await database.remove()
  })
  const start = async (environment: Record<string, string>) => {
    running = await deliveringApp(database, environment)
  }

  it('delivers to us what was taken before a channel was set up, once, and acknowledges none of it', async () => {
    await start({})
    for (const name of ['a', 'b', 'c']) await running.send({ ...CONTACT, email: `${name}@example.com` })
    const suspected = await running.send({ ...CONTACT, website: 'spam' })
    await running.stop()

    await start({ ...mailTo(peer.url), ...webhookTo(crm.url) })
    await eventually(() => expect(crm.calls).toHaveLength(3))
    await eventually(() => expect(peer.letters).toHaveLength(3))
    expect(peer.letters.every(({ to }) => to.includes('sales@krajai.example'))).toBe(true)
    expect(crm.calls.some(({ body }) => body.includes(suspected))).toBe(false)
    await running.stop()

    await start({ ...mailTo(peer.url), ...webhookTo(crm.url) })
    expect((await running.rows('team_mail')).length).toBe(3)
    expect((await running.rows('sender_mail')).length).toBe(0)
  })

  describe('looks through the leads', () => {
    let db: Kysely<Tables>
    beforeEach(async () => {
      await start({})
      for (const name of ['a', 'b', 'c', 'd', 'e']) await running.send({ ...CONTACT, email: `${name}@example.com` })
      db = await openDatabase(readConfig({ DATABASE_URL: database.url }).database, () => undefined)
    })
    afterEach(() => db.destroy())
    const look = (channels: ChannelName[], change: { signal?: AbortSignal; wakeDelivery?: () => void } = {}) =>
      enqueueMissed(db, channels, {
        now: running.clock.now,
        signal: new AbortController().signal,
        wakeDelivery: () => undefined,
        atATime: 2,
        ...change,
      })

    it('a few at a time, and says each time that there is something to deliver', async () => {
      const wakeDelivery = vi.fn()
      expect(await look(['sender_mail'], { wakeDelivery })).toBe(0)
      expect(wakeDelivery).not.toHaveBeenCalled()
      expect(await look(['team_mail', 'webhook', 'sender_mail'], { wakeDelivery })).toBe(5)
      expect(wakeDelivery).toHaveBeenCalledTimes(3)
      expect(await look(['team_mail', 'webhook'], { wakeDelivery })).toBe(0)
      expect(wakeDelivery).toHaveBeenCalledTimes(3)
      expect((await running.rows('team_mail')).length).toBe(5)
    })

    it('no further than the step that has begun, once it is stopped, and goes on where it is begun again', async () => {
      const stopping = new AbortController()
      expect(await look(['webhook'], { signal: stopping.signal, wakeDelivery: () => stopping.abort() })).toBe(2)
      expect((await running.rows('webhook')).length).toBe(2)
      expect(await look(['webhook'], { signal: stopping.signal })).toBe(0)
      expect(await look(['webhook'])).toBe(3)
      expect((await running.rows('webhook')).length).toBe(5)
    })

    /** Erases a lead at once or, where something holds it, not at all. */
    const eraseUnlessHeld = async (id: unknown) => {
      if (kind === 'PostgreSQL') {
        const held = `select id from lead where id = '${id}' for update nowait`
        await database.ask(`begin; ${held}; delete from lead where id = '${id}'; commit`)
        return
      }
      const file = new DatabaseSync(database.url.replace('file:', ''), { timeout: 0 })
      try {
        file.exec(`delete from lead where id = '${id}'`)
      } finally {
        file.close()
      }
    }

    it('and goes on past one that is erased once it is found', async () => {
      let tried = 0
      db = db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          const found = result.rows.find((row) => 'email' in row)
          if (found) {
            tried += 1
            await eraseUnlessHeld(found.id).catch(() => undefined)
          }
          return result
        },
      })
      await look(['webhook'])
      expect(tried).toBe(3)
      expect(await database.ask('select id from lead where id not in (select lead_id from delivery)')).toEqual([])
      expect((await running.rows('webhook')).length).toBeGreaterThanOrEqual(2)
    })

    it('without reading those that were told', async () => {
      await look(['webhook'])
      const read: unknown[] = []
      db = db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          read.push(...result.rows)
          return result
        },
      })
      expect(await look(['webhook'])).toBe(0)
      expect(read).toEqual([{ id: expect.any(String) }, { id: expect.any(String) }])
    })
  })

  it('leaves alone what one of our channels has heard of', async () => {
    await start(webhookTo(crm.url))
    await running.send()
    await running.stop()
    await start({ ...mailTo(peer.url), ...webhookTo(crm.url) })
    expect(await running.rows('team_mail')).toEqual([])
  })

  it('tries at once what the mail server had refused: someone has mended the setting', async () => {
    peer.behave((step) => (step === 'from' ? { code: 550 } : 'ok'))
    await start(mailTo(peer.url))
    await running.send()
    await eventually(async () => {
      expect((await running.rows('team_mail'))[0]).toMatchObject({ attempts: 1, state: 'waiting', locked_until: null })
    })
    expect(running.log()).toContain('mend SMTP_URL, MAIL_FROM or LEADS_MAIL_TO')
    peer.behave(() => 'ok')
    const { clock } = running
    await running.stop()
    running = await deliveringApp(database, mailTo(peer.url), clock)
    await eventually(() => expect(peer.letters).toHaveLength(2))
  })

  it.each([
    [401, 'tries it at once, with all attempts still to come', 2, 1],
    [429, 'leaves it the rest that was asked for', 1, 9],
  ])('after the webhook answered %i, %s', async (status, _, tries, attempts) => {
    crm.behave((response) => response.writeHead(status).end())
    await start(webhookTo(crm.url))
    await running.send()
    const ended = (attempts: number) =>
      eventually(async () => {
        expect((await running.rows('webhook'))[0]).toMatchObject({ attempts, state: 'waiting', locked_until: null })
      })
    await ended(1)
    const { clock } = running
    await running.stop()
    await database.ask('update delivery set attempts = 9')
    running = await deliveringApp(database, webhookTo(crm.url), clock)
    await running.send()
    await eventually(() => expect(crm.calls).toHaveLength(tries + 1))
    await ended(attempts)
    crm.behave((response) => response.writeHead(204).end())
  })
})
