import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { storedLead } from '../../leads/fixture-stored-lead.ts'
import { type WebhookPeer, webhookPeer } from '../testing/webhook-peer.ts'
import { webhookPayload } from './payload.ts'
import { webhookHeaders } from './signature.ts'
import { WEBHOOK_MILLISECONDS, webhookCaller, webhookChannel } from './webhook-channel.ts'

const NOW = new Date('2026-11-21T07:00:00.000Z')
const BODY = '{"name":"มานี"}'
const SECRETS = [Buffer.alloc(32, 'k')]

let peer: WebhookPeer
beforeEach(async () => {
  peer = await webhookPeer()
})
afterEach(() => peer.stop())

const call = (url = peer.url, signal = new AbortController().signal, allowPrivate = true) =>
  webhookCaller({ url, secrets: SECRETS, allowPrivate })({ id: 'd', body: BODY, now: NOW, signal })

/** Resolves once our side has the head of an answer: that the receiver has written it is not enough. */
const answerHeard = () =>
  new Promise<void>((resolve) => {
    const heard = (message: unknown) => {
      if ((message as { request: ClientRequest }).request.path === '/hooks/leads') resolve()
    }
    subscribe('http.client.response.finish', heard)
    onTestFinished(() => void unsubscribe('http.client.response.finish', heard))
  })

describe('a call', () => {
  it('is posted, signed, with what it is and how long', async () => {
    expect(await call(`${peer.url}?from=site`)).toEqual({ outcome: 'delivered' })
    expect(peer.calls).toEqual([
      {
        method: 'POST',
        target: '/hooks/leads?from=site',
        body: BODY,
        headers: {
          ...webhookHeaders('d', NOW, BODY, SECRETS),
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(BODY)),
          'user-agent': 'krajai-newswire',
          host: new URL(peer.url).host,
          connection: 'close',
        },
      },
    ])
  })

  it('of a lead is the lead, under its delivery’s id', async () => {
    const channel = webhookChannel({ url: peer.url, secrets: SECRETS, allowPrivate: true })
    expect(channel).toMatchObject({ name: 'webhook', limitMilliseconds: WEBHOOK_MILLISECONDS })
    const lead = storedLead(1)
    const { signal } = new AbortController()
    const outcome = await channel.attempt({ id: 'd', lead, now: NOW, signal })
    expect(outcome).toEqual({ outcome: 'delivered' })
    expect(peer.calls[0]).toMatchObject({ body: webhookPayload(lead), headers: { 'webhook-id': 'd' } })
  })

  it('that is answered with a wish for rest tells of it', async () => {
    peer.behave((response) => response.writeHead(429, { 'Retry-After': '90' }).end())
    expect(await call()).toEqual({ outcome: 'transient', reason: 'http 429', retryAfter: 90_000 })
  })

  it('to an address that must be encrypted is never made in plain', async () => {
    expect(await call(peer.url.replace('http:', 'https:'))).toEqual({
      outcome: 'transient',
      reason: expect.stringMatching(/^http E(?:PROTO|RR_SSL_\w+)$/),
    })
    expect(peer.calls).toEqual([])
  })

  it('to a private address is not made', async () => {
    expect(await call(peer.url, undefined, false)).toEqual({ outcome: 'transient', reason: 'http EPRIVATE' })
    expect(peer.calls).toEqual([])
  })

  it('that nobody takes is tried again', async () => {
    await peer.stop()
    expect(await call()).toEqual({ outcome: 'transient', reason: 'http ECONNREFUSED' })
  })

  it('that is answered with another protocol is hung up, and tried again', async () => {
    const hungUp = Promise.withResolvers<void>()
    peer.behave((response) => {
      response.socket?.once('close', hungUp.resolve)
      response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'websocket' }).flushHeaders()
    })
    expect(await call(peer.url, AbortSignal.timeout(500))).toEqual({ outcome: 'transient', reason: 'http 101' })
    await hungUp.promise
  })

  it('that is broken off, before or while it waits for an answer, is tried again', async () => {
    expect(await call(peer.url, AbortSignal.abort())).toEqual({ outcome: 'transient', reason: 'http ERROR' })
    expect(peer.calls).toEqual([])
    const over = new AbortController()
    peer.behave(() => over.abort())
    expect(await call(peer.url, over.signal)).toEqual({ outcome: 'transient', reason: 'http ABORT_ERR' })
  })
})

describe('once a call is answered, it counts', () => {
  it('though the connection breaks before its body has come', async () => {
    peer.behave(async (response) => {
      const heard = answerHeard()
      response.writeHead(200, { 'Content-Length': '10' }).write('x')
      await heard
      response.destroy()
    })
    expect(await call()).toEqual({ outcome: 'delivered' })
  })

  it('though the time is over before its body has come', async () => {
    const over = new AbortController()
    peer.behave(async (response) => {
      const heard = answerHeard()
      response.writeHead(200).write('x')
      await heard
      over.abort()
    })
    expect(await call(peer.url, over.signal)).toEqual({ outcome: 'delivered' })
  })

  it('though its body never ends: it is heard up to a limit', async () => {
    peer.behave((response) => response.writeHead(200).write('x'.repeat(4097)))
    expect(await call()).toEqual({ outcome: 'delivered' })
  })
})
