import type { LookupAddress } from 'node:dns'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HOUR } from '../../contract/time.ts'
import { SECRET, SECRET_BYTES } from '../../tests/support/delivering-app.ts'
import { storedLead, storedSignup } from '../../tests/support/stored-lead.ts'
import { startWebhookServer, type WebhookTestServer } from '../../tests/support/webhook-server.ts'
import { createLookup, createWebhookChannel } from './webhook.ts'

let peer: WebhookTestServer
beforeEach(async () => {
  peer = await startWebhookServer()
})
afterEach(() => peer.stop())

/** A whole second, because `Retry-After` has no smaller unit. */
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000)
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toUTCString()

const call = (lead = storedLead(1), signal = new AbortController().signal, secrets = [SECRET_BYTES]) =>
  createWebhookChannel({ url: peer.url, secrets }).send({ lead, recipient: '', now: NOW, signal })
const answering = (status: number, headers: Record<string, string> = {}) =>
  peer.behave((response) => response.writeHead(status, headers).end())

it('a call is signed with every secret and has the documented shape', async () => {
  const other = Buffer.alloc(24, 'o')
  expect(await call(storedSignup(1), undefined, [other, SECRET_BYTES])).toEqual({ result: 'delivered' })
  const [{ body, headers, method } = { body: '', headers: {}, method: '' }] = peer.calls
  const signed = headers as Record<string, string>
  const payload = new Webhook(SECRET).verify(body, signed)
  expect(new Webhook(other.toString('base64')).verify(body, signed)).toEqual(payload)
  expect(payload).toEqual({
    type: 'lead.received',
    timestamp: '2026-11-21T18:22:06.359Z',
    data: {
      id: storedLead(1).id,
      kind: 'signup',
      locale: 'th',
      receivedAt: '2026-11-21T18:22:06.359Z',
      fullName: 'สมชาย ใจดี',
      email: 'manee@example.co.th',
      companyName: 'ร้านกาแฟสยาม',
      phoneNumber: '02 123 4567',
      serviceInterest: 'basic',
      termsVersion: '2023-05-01',
      termsAcceptedAt: '2026-11-21T18:22:06.359Z',
    },
  })
  expect(method).toBe('POST')
  expect(headers).toMatchObject({ 'webhook-id': storedLead(1).id, 'content-type': 'application/json' })
})

it.each([
  [204, { result: 'delivered' }],
  [410, { result: 'rejected', reason: 'http 410' }],
  [413, { result: 'rejected', reason: 'http 413' }],
  [422, { result: 'rejected', reason: 'http 422' }],
  [400, { result: 'retry', settingsRefused: true }],
  [401, { result: 'retry', settingsRefused: true }],
  [404, { result: 'retry', settingsRefused: true }],
  [429, { result: 'retry', settingsRefused: false }],
  [500, { result: 'retry', settingsRefused: false, reason: 'http 500' }],
])('status %i gives the outcome %o', async (status, outcome) => {
  answering(status)
  expect(await call()).toMatchObject(outcome)
})

it.each([
  ['120', 120],
  [hoursLater(1), 3600],
  [hoursLater(-1), 0],
  ['soon', 0],
  ['-1', 0],
  ['', 0],
])('Retry-After: %s asks to wait %i seconds', async (header, retryAfterSeconds) => {
  answering(503, { 'Retry-After': header })
  expect(await call()).toMatchObject({ result: 'retry', retryAfterSeconds })
})

it.each([301, 302, 303, 307, 308])('a redirect with status %i is not followed', async (status) => {
  const other = await startWebhookServer()
  answering(status, { Location: other.url })
  expect(await call()).toMatchObject({ result: 'retry', reason: `http ${status}`, settingsRefused: true })
  expect(other.calls).toEqual([])
  await other.stop()
})

it.each([
  [302, 'https://script.googleusercontent.com/macros/echo?user_content_key=a', 'delivered'],
  [302, 'https://accounts.google.com/ServiceLogin?continue=https://script.googleusercontent.com/', 'retry'],
  [302, 'https://script.googleusercontent.com.example/', 'retry'],
  [302, '/macros/echo', 'retry'],
  [307, 'https://script.googleusercontent.com/macros/echo', 'retry'],
])(
  'status %i to %s: a redirect is a delivery only to the result of a Google Apps Script',
  async (status, to, result) => {
    answering(status, { Location: to })
    expect(await call()).toMatchObject({ result })
  },
)

it('an endless response body does not delay the outcome', async () => {
  peer.behave((response) => {
    response.writeHead(200)
    const writeMore = () => response.destroyed || response.write('x'.repeat(1024), () => setImmediate(writeMore))
    writeMore()
  })
  expect(await call()).toEqual({ result: 'delivered' })
})

it('a broken connection and an aborted attempt are tried again', async () => {
  peer.behave((response) => response.destroy())
  expect(await call()).toMatchObject({ result: 'retry', reason: expect.stringMatching(/^http [A-Z_]+$/) })
  peer.behave(() => undefined)
  expect(await call(storedLead(1), AbortSignal.timeout(50))).toMatchObject({ result: 'retry' })
})

it('calls that wait for a silent name server share one lookup, and a later call starts another', async () => {
  const answers: ((addresses: LookupAddress[]) => void)[] = []
  const lookup = createLookup(() => new Promise((resolve) => answers.push(resolve)))
  const address = { address: '192.0.2.1', family: 4 }
  const lookUp = () =>
    new Promise((resolve) => lookup('crm.example', { all: true }, (_error, addresses) => resolve(addresses)))
  const waiting = [lookUp(), lookUp(), lookUp()]
  expect(answers).toHaveLength(1)
  answers[0]?.([address])
  expect(await Promise.all(waiting)).toEqual(Array(3).fill([address]))
  const later = lookUp()
  expect(answers).toHaveLength(2)
  answers[1]?.([])
  expect(await later).toEqual([])
})
