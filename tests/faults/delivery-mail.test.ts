import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../contract/time.ts'
import {
  CONTACT,
  type DeliveringApp,
  deliveringApp,
  eventually,
  mailTo,
  webhookTo,
} from '../../server/delivery/testing/delivering-app.ts'
import { type SmtpPeer, smtpPeer } from '../../server/delivery/testing/smtp-peer.ts'
import { webhookPeer } from '../../server/delivery/testing/webhook-peer.ts'
import { sqliteDatabase, type TestDatabase } from '../../server/testing/test-databases.ts'

const TEAM = 'sales@krajai.example'
const isTeam = (address: string) => address === TEAM

let database: TestDatabase
let peer: SmtpPeer
let running: DeliveringApp
beforeEach(async () => {
  database = sqliteDatabase()
  peer = await smtpPeer()
})
afterEach(async () => {
  await running.stop()
  await peer.stop()
  await database.remove()
})

const start = async (environment: Record<string, string> = mailTo(peer.url)) => {
  running = await deliveringApp(database, environment)
}
const teamLetters = () => peer.letters.filter(({ to }) => to.includes(TEAM))
/** Resolves with the team's delivery once so many attempts at it have ended. */
const afterAttempts = (attempts: number) =>
  eventually(async () => {
    const [row] = await running.rows('team_mail')
    expect(row).toMatchObject({ attempts, locked_until: null })
    return row
  })

describe('a mail server', () => {
  it('that takes letters gets one for the team and one for the sender', async () => {
    await start()
    await running.send()
    await eventually(() => expect(peer.letters).toHaveLength(2))
    expect(peer.letters.map(({ to }) => to).sort()).toEqual([['manee.private@example.com'], [TEAM]])
    for (const channel of ['team_mail', 'sender_mail'] as const) {
      await eventually(async () => {
        expect(await running.rows(channel)).toMatchObject([{ state: 'delivered', attempts: 1, last_error: null }])
      })
    }
  })

  it('that refuses connections gets the letter once it is back', async () => {
    const { port } = peer
    await start()
    await peer.stop()
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'smtp ECONNREFUSED' })
    peer = await smtpPeer(port)
    running.clock.advance(MINUTE)
    await eventually(() => expect(teamLetters()).toHaveLength(1))
  })

  it('that greylists gets the same letter again', async () => {
    await start()
    peer.behave((step) => (step === 'to' ? { code: 451, text: 'Greylisted, manee.private' } : 'ok'))
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'smtp 451 RCPT TO' })
    peer.behave(() => 'ok')
    running.clock.advance(MINUTE)
    await eventually(() => expect(teamLetters()).toHaveLength(1))
    const [row] = await running.rows('team_mail')
    expect(teamLetters()[0]?.headers['message-id']).toBe(`<${row?.id}@krajai.example>`)
  })

  it('that drops the connection in the middle gets it again, under the same id', async () => {
    await start()
    peer.behave((step, address) => (step === 'data' && isTeam(address) ? 'drop' : 'ok'))
    await running.send()
    expect((await afterAttempts(1))?.state).toBe('waiting')
    peer.behave(() => 'ok')
    running.clock.advance(MINUTE)
    await eventually(() => expect(teamLetters()).toHaveLength(1))
  })

  it('that takes the letter and breaks off before it says so gets it again, under the same id', async () => {
    await start()
    peer.behave((step, address) => (step === 'data' && isTeam(address) ? 'take and drop' : 'ok'))
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting' })
    peer.behave(() => 'ok')
    running.clock.advance(MINUTE)
    expect(await afterAttempts(2)).toMatchObject({ state: 'delivered' })
    // Both are there, and a mail program shows them as one.
    const [row] = await running.rows('team_mail')
    expect(teamLetters().map(({ headers }) => headers['message-id'])).toEqual(
      Array(2).fill(`<${row?.id}@krajai.example>`),
    )
    expect(peer.letters).toHaveLength(3)
  })

  it.each(['connect', 'from', 'to', 'data'] as const)(
    'that hangs at %s is given up after two minutes',
    async (where) => {
      await start()
      peer.behave((step) => (step === where ? 'hang' : 'ok'))
      await running.send()
      await eventually(() => expect(peer.reached[where]).toBeGreaterThan(1))
      running.clock.advance(2 * MINUTE)
      expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'timeout' })
      peer.behave(() => 'ok')
      running.clock.advance(MINUTE)
      await eventually(() => expect(teamLetters()).toHaveLength(1))
    },
  )

  it('that rejects one letter for good is not asked again', async () => {
    await start()
    peer.behave((step, address) => (step === 'to' && !isTeam(address) ? { code: 550, text: 'No such user' } : 'ok'))
    await running.send()
    await eventually(async () => {
      expect(await running.rows('sender_mail')).toMatchObject([
        { state: 'dead', attempts: 1, last_error: 'smtp 550 RCPT TO' },
      ])
    })
    await eventually(() => expect(teamLetters()).toHaveLength(1))
    const { to } = peer.reached
    running.clock.advance(7 * DAY)
    await running.send()
    await eventually(() => expect(teamLetters()).toHaveLength(2))
    await eventually(() => expect(peer.reached.to).toBe(to + 2))
  })

  it.each([
    ['our own address', 'from', () => true, 'smtp 550 MAIL FROM'],
    ['the team’s address', 'to', isTeam, 'smtp 550 RCPT TO'],
  ] as const)('that rejects %s for good keeps the lead waiting, loudly', async (_, at, whose, last_error) => {
    await start()
    peer.behave((step, address) => (step === at && whose(address) ? { code: 550, text: 'No such user' } : 'ok'))
    await running.send()
    for (let attempts = 1; attempts <= 12; attempts += 1) {
      expect(await afterAttempts(attempts)).toMatchObject({ state: 'waiting', last_error })
      running.clock.advance(1.25 * DAY)
    }
    expect(running.log()).toMatch(/"level":50[^\n]+"channel":"team_mail"[^\n]+the mail server refuses us/)
    peer.behave(() => 'ok')
    running.clock.advance(1.25 * DAY)
    await eventually(() => expect(teamLetters()).toHaveLength(1))
  })

  it('is given one acknowledgement for an address and day, whoever sends the form', async () => {
    await start()
    for (const email of ['victim@example.com', 'Victim@Example.com', 'victim@example.com']) {
      await running.send({ ...CONTACT, email })
    }
    await eventually(() => expect(teamLetters()).toHaveLength(3))
    await eventually(async () => expect(await running.rows('sender_mail')).toMatchObject([{ state: 'delivered' }]))
    expect(peer.letters).toHaveLength(4)
  })

  it('acknowledges nothing where that is turned off', async () => {
    await start({ ...mailTo(peer.url), ACKNOWLEDGE_SENDERS: 'false' })
    await running.send()
    await eventually(() => expect(teamLetters()).toHaveLength(1))
    expect(await running.rows('sender_mail')).toEqual([])
  })

  it('that stays broken is given up after ten attempts in about four days', async () => {
    await start()
    peer.behave(() => ({ code: 421 }))
    await running.send()
    for (let attempts = 1; attempts < 10; attempts += 1) {
      expect((await afterAttempts(attempts))?.state).toBe('waiting')
      running.clock.advance(1.25 * DAY)
    }
    expect((await afterAttempts(10))?.state).toBe('dead')
  })

  it('that refuses the login keeps everything waiting: a setting can be mended', async () => {
    await peer.stop()
    peer = await smtpPeer(0, { asksForLogin: true })
    await start(mailTo(peer.url.replace('//', '//mailer:wrong@')))
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'smtp 535 AUTH PLAIN' })
    expect(peer.reached.from).toBe(0)
  })

  it('that offers no encryption gets no letter, unless it is on this machine', async () => {
    await start(mailTo(peer.url.replace('127.0.0.1', 'localhost.')))
    await running.send()
    expect((await afterAttempts(1))?.state).toBe('waiting')
    expect(peer.reached.from).toBe(0)
  })
})

describe('a hanging mail server', () => {
  let silent: Server
  let sockets: Set<Socket>
  beforeEach(async () => {
    sockets = new Set()
    silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
  })
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
  })

  it('delays no other channel, however many letters wait for it', async () => {
    const { port } = silent.address() as { port: number }
    const crm = await webhookPeer()
    await start({ ...mailTo(`smtp://127.0.0.1:${port}`), ...webhookTo(crm.url) })
    for (let count = 0; count < 10; count += 1) await running.send()
    await eventually(() => expect(crm.calls).toHaveLength(10))
    expect(sockets.size).toBeLessThanOrEqual(8)
    // What hangs has to be let go before the server can be stopped within a test's patience.
    running.clock.advance(2 * MINUTE)
    await afterFirst()
    await crm.stop()
  })

  const afterFirst = () =>
    eventually(async () => {
      const rows = await running.rows('team_mail')
      expect(rows.filter(({ last_error }) => last_error === 'timeout')).not.toHaveLength(0)
    })
})

it('no log line and no stored error says anything personal', async () => {
  await start()
  peer.behave((step, address) => ({ code: step === 'data' ? 554 : 451, text: `<${address}> private message refused` }))
  await running.send()
  await afterAttempts(1)
  peer.behave((step, address) => (step === 'data' ? { code: 554, text: `<${address}> private` } : 'ok'))
  running.clock.advance(MINUTE)
  expect((await afterAttempts(2))?.state).toBe('waiting')
  expect(running.log()).toContain('smtp 554 DATA')
  expect(running.log()).not.toMatch(/private|manee|sales@/i)
  expect(JSON.stringify(await database.ask('select last_error from delivery'))).not.toMatch(/private|@/i)
})
