import { lookup } from 'node:dns/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { type WebhookPeer, webhookPeer } from '../testing/webhook-peer.ts'
import { webhookChannel } from './webhook-channel.ts'

vi.mock('node:dns/promises', { spy: true })

let peer: WebhookPeer
afterEach(() => peer.stop())

it('the call goes to the address that was checked: the name is not looked up a second time', async () => {
  peer = await webhookPeer()
  // A name that means nothing to anyone but the check.
  const url = peer.url.replace('127.0.0.1', 'crm.invalid')
  vi.mocked(lookup as (host: string, options: object) => Promise<unknown>).mockResolvedValue([
    { address: '127.0.0.1', family: 4 },
  ])
  const { attempt } = webhookChannel({ url, secrets: [Buffer.alloc(32, 'k')], allowPrivate: true })
  const outcome = await attempt({
    id: '1',
    lead: { id: '1', kind: 'contact' } as Parameters<typeof attempt>[0]['lead'],
    createdAt: new Date(),
    now: new Date(),
    signal: new AbortController().signal,
  })
  expect(outcome).toEqual({ outcome: 'delivered' })
  expect(lookup).toHaveBeenCalledOnce()
  expect(peer.calls[0]?.headers.host).toBe(new URL(url).host)
})
