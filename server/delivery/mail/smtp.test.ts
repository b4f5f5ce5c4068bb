import { afterEach, expect, it } from 'vitest'
import type { SmtpServer } from '../delivery-settings.ts'
import { plainServer } from '../testing/plain-server.ts'
import { type SmtpPeer, smtpPeer } from '../testing/smtp-peer.ts'
import type { Letter } from './letter.ts'
import { smtpSender } from './smtp.ts'

const letter: Letter = {
  from: { name: '', address: 'hello@krajai.example' },
  to: ['manee@example.com'],
  replyTo: null,
  subject: 'We have your message',
  text: 'Hello',
  html: null,
  messageId: '<1@krajai.example>',
  date: new Date('2026-11-21T07:00:00Z'),
  headers: {},
}

let peer: SmtpPeer
afterEach(() => peer.stop())

const send = (settings: Partial<SmtpServer>, sent = letter, { signal } = new AbortController()) =>
  smtpSender({ ...plainServer(peer.port), ...settings })(sent, signal)

it.each([
  // Nobody signed the certificate, so whoever answers may be anybody.
  ['required', false, { outcome: 'transient', reason: expect.stringMatching(/^smtp [A-Z_]+$/) }, []],
  ['opportunistic', true, { outcome: 'delivered' }, [true]],
  ['none', false, { outcome: 'delivered' }, [false]],
] as const)('encryption %s, where it is offered', async (encryption, acceptsAnyCertificate, outcome, encrypted) => {
  peer = await smtpPeer(0, { offersEncryption: true })
  expect(await send({ encryption, acceptsAnyCertificate })).toEqual(outcome)
  expect(peer.encrypted).toEqual(encrypted)
})

it.each([
  ['required', { outcome: 'transient' }, []],
  ['opportunistic', { outcome: 'delivered' }, [false]],
  ['none', { outcome: 'delivered' }, [false]],
] as const)('encryption %s, where it is not offered', async (encryption, outcome, encrypted) => {
  peer = await smtpPeer()
  expect(await send({ encryption })).toMatchObject(outcome)
  expect(peer.encrypted).toEqual(encrypted)
})

it.each([
  [false, { outcome: 'transient', reason: expect.stringMatching(/^smtp \w*(?:CERT|SIGN)/) }, []],
  [true, { outcome: 'delivered' }, [true]],
] as const)(
  'encryption from the first byte, any certificate will do: %s',
  async (acceptsAnyCertificate, outcome, encrypted) => {
    peer = await smtpPeer(0, { secure: true })
    expect(await send({ encryption: 'implicit', acceptsAnyCertificate })).toEqual(outcome)
    expect(peer.encrypted).toEqual(encrypted)
  },
)

it('a letter that is broken off says so, and may be sent again', async () => {
  peer = await smtpPeer()
  peer.behave(() => 'hang')
  const over = new AbortController()
  const sending = send({}, letter, over)
  await expect.poll(() => peer.reached.connect).toBe(1)
  over.abort()
  expect(await sending).toEqual({ outcome: 'transient', reason: 'smtp EABORT' })
})

it.each([
  [{ user: 'mailer', pass: 'wrong' }, 'smtp 535 AUTH PLAIN'],
  [null, 'smtp 530 MAIL FROM'],
])('the login %j is given to a server that asks for one', async (login, reason) => {
  peer = await smtpPeer(0, { asksForLogin: true })
  expect(await send({ login })).toEqual({
    outcome: 'transient',
    reason,
    misconfigured: true,
  })
})

it.each([{ path: import.meta.filename }, { href: 'http://127.0.0.1:1/' }])(
  'a letter is what is said here, and never what the library would read from %j',
  async (elsewhere) => {
    peer = await smtpPeer()
    expect(await send({}, { ...letter, text: elsewhere as never })).toMatchObject({
      outcome: 'transient',
      reason: expect.stringContaining('ACCESS'),
    })
    expect(peer.letters).toEqual([])
  },
)
