import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../contract/time.ts'
import {
  CONTACT,
  type DeliveringApp,
  eventually,
  mailSettings,
  runDeliveringApp,
  SPAM,
  webhookSettings,
} from '../support/delivering-app.ts'
import { type SmtpTestServer, startSmtpServer } from '../support/smtp-server.ts'
import { sqliteDatabase, type TestDatabase } from '../support/test-databases.ts'
import { startWebhookServer } from '../support/webhook-server.ts'

const TEAM = 'sales@krajai.example'
const BOSS = 'boss@krajai.example'

let database: TestDatabase
let peer: SmtpTestServer
let running: DeliveringApp
beforeEach(async () => {
  database = sqliteDatabase()
  peer = await startSmtpServer()
})
afterEach(async () => {
  await running.stop()
  await peer.stop()
  await database.remove()
})

const start = async (environment: Record<string, string> = mailSettings(peer.url)) => {
  running = await runDeliveringApp(database, environment)
}
const mailsTo = (address: string) => peer.mails.filter(({ to }) => to.includes(address))
/** Resolves when the team's mail has had this many attempts. */
const afterAttempts = (attempts: number) =>
  eventually(async () => {
    const [row] = await running.rows('team_mail')
    expect(row).toMatchObject({ attempts, locked_until: null })
    return row
  })

it('a lead is sent to the team and acknowledged to the sender', async () => {
  await start()
  await running.send()
  await eventually(async () => {
    expect(await database.ask('select distinct state, attempts from delivery')).toEqual([
      { state: 'delivered', attempts: 1 },
    ])
  })
  expect(peer.mails.map(({ to }) => to).sort()).toEqual([[CONTACT.email], [TEAM]])
  expect(peer.greetings).toEqual(['krajai.example', 'krajai.example'])
})

it('suspected spam is sent to the team only, with a mark in the subject', async () => {
  const crm = await startWebhookServer()
  await start({ ...mailSettings(peer.url), ...webhookSettings(crm.url) })
  await running.send(SPAM)
  await eventually(() => expect(mailsTo(TEAM)).toHaveLength(1))
  expect(mailsTo(TEAM)[0]?.headers.subject).toMatch(/^\[Suspected spam\] /)
  expect(await running.rows('sender_mail')).toEqual([])
  expect(await running.rows('webhook')).toEqual([])
  await crm.stop()
})

it('acknowledgements can be turned off', async () => {
  await start({ ...mailSettings(peer.url), ACKNOWLEDGE_SENDERS: 'false' })
  await running.send()
  await eventually(() => expect(peer.mails).toHaveLength(1))
  expect(await running.rows('sender_mail')).toEqual([])
})

describe('a mail server', () => {
  it('that refuses connections gets the mail when it is back', async () => {
    const { port } = peer
    await start()
    await peer.stop()
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'smtp ECONNREFUSED' })
    peer = await startSmtpServer(port)
    running.clock.advance(MINUTE)
    await eventually(() => expect(mailsTo(TEAM)).toHaveLength(1))
  })

  it('that accepts the mail but closes the connection before its reply gets it again with the same Message-ID', async () => {
    await start()
    peer.behave((step, address) => (step === 'data' && address === TEAM ? 'take and drop' : 'ok'))
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting' })
    peer.behave(() => 'ok')
    running.clock.advance(MINUTE)
    expect(await afterAttempts(2)).toMatchObject({ state: 'delivered' })
    expect(new Set(mailsTo(TEAM).map(({ headers }) => headers['message-id'])).size).toBe(1)
    expect(mailsTo(TEAM)).toHaveLength(2)
  })

  it('that delays one of two addresses gets the mail for that one again, and not for the other', async () => {
    await start({ ...mailSettings(peer.url), LEADS_MAIL_TO: `${TEAM},${BOSS}` })
    peer.behave((step, address) => (step === 'to' && address === BOSS ? { code: 451 } : 'ok'))
    await running.send()
    await eventually(async () => {
      expect(await running.rows('team_mail')).toMatchObject([
        { recipient: BOSS, state: 'waiting', last_error: 'smtp 451 RCPT TO', locked_until: null },
        { recipient: TEAM, state: 'delivered' },
      ])
    })
    peer.behave(() => 'ok')
    running.clock.advance(MINUTE)
    await eventually(() => expect(mailsTo(BOSS)).toHaveLength(1))
    await eventually(async () => expect((await running.rows('team_mail'))[0]?.state).toBe('delivered'))
    expect(mailsTo(TEAM)).toHaveLength(1)
    expect(mailsTo(BOSS)[0]?.headers.to).toBe(`${TEAM}, ${BOSS}`)
  })

  it('that rejects the sender’s address gets no second attempt', async () => {
    await start()
    peer.behave((step, address) => (step === 'to' && address !== TEAM ? { code: 550 } : 'ok'))
    await running.send()
    await eventually(async () => {
      expect(await running.rows('sender_mail')).toMatchObject([
        { state: 'rejected', attempts: 1, last_error: 'smtp 550 RCPT TO' },
      ])
    })
    expect(running.log()).toContain('a delivery was rejected: run \\"leads retry\\" if it is needed')
  })

  it.each([
    ['our address', 'from', 'smtp 550 MAIL FROM'],
    ['the team’s address', 'to', 'smtp 550 RCPT TO'],
  ] as const)(
    'that rejects %s gets the mail again and again, and the log says what to check',
    async (_, at, last_error) => {
      await start()
      peer.behave((step) => (step === at ? { code: 550, text: 'No such user' } : 'ok'))
      await running.send()
      for (let attempts = 1; attempts <= 12; attempts += 1) {
        expect(await afterAttempts(attempts)).toMatchObject({ state: 'waiting', last_error })
        running.clock.advance(1.25 * DAY)
      }
      expect(running.log()).toMatch(
        /"level":50[^\n]+"channel":"team_mail"[^\n]+the receiver refuses us: check SMTP_URL/,
      )
      peer.behave(() => 'ok')
      running.clock.advance(1.25 * DAY)
      await eventually(() => expect(mailsTo(TEAM)).toHaveLength(1))
      // After 15 days it is too late for an acknowledgement.
      expect(await running.rows('sender_mail')).toMatchObject([{ state: 'rejected' }])
    },
  )

  it('that refuses our name gets another attempt, and the log says what to check', async () => {
    const refusing = createServer((socket) => {
      socket.write('220 mx.example.com\r\n')
      socket.on('data', () => socket.end('421 mx.example.com I do not know you\r\n'))
      socket.on('error', () => undefined)
    }).listen(0, '127.0.0.1')
    await once(refusing, 'listening')
    await start(mailSettings(`smtp://127.0.0.1:${(refusing.address() as { port: number }).port}`))
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'smtp 421 EHLO' })
    expect(running.log()).toContain('the receiver refuses us: check SMTP_URL')
    refusing.close()
  })

  it('that refuses the login gets another attempt later', async () => {
    await peer.stop()
    peer = await startSmtpServer(0, { asksForLogin: true })
    await start(mailSettings(peer.url.replace('//', '//mailer:wrong@')))
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting', last_error: 'smtp 535 AUTH PLAIN' })
  })

  it('without encryption gets no mail, unless it is on this machine or the URL allows it', async () => {
    const elsewhere = peer.url.replace('127.0.0.1', '0.0.0.0')
    await start(mailSettings(elsewhere))
    await running.send()
    expect(await afterAttempts(1)).toMatchObject({ state: 'waiting' })
    expect(peer.reached.from).toBe(0)
    await running.stop()
    await start(mailSettings(`${elsewhere}?requireTLS=false`))
    await eventually(() => expect(mailsTo(TEAM)).toHaveLength(1))
  })

  it('that hangs does not delay other channels', async () => {
    const crm = await startWebhookServer()
    await start({ ...mailSettings(peer.url), ...webhookSettings(crm.url) })
    peer.behave((step) => (step === 'data' ? 'hang' : 'ok'))
    for (let count = 0; count < 10; count += 1) await running.send()
    await eventually(() => expect(crm.calls).toHaveLength(10))
    expect(await running.rows('team_mail')).toMatchObject(Array(10).fill({ state: 'waiting' }))
    peer.behave(() => 'drop')
    await peer.stop()
    await crm.stop()
  })
})

it('the log and the stored reasons have no personal data', async () => {
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
