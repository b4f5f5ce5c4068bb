import { lookup } from 'node:dns/promises'
import { getDefaultAutoSelectFamily, setDefaultAutoSelectFamily } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type WebhookPeer, webhookPeer } from '../testing/webhook-peer.ts'
import { checkedAddresses } from './public-address.ts'
import { webhookCaller } from './webhook-channel.ts'

vi.mock('node:dns/promises', { spy: true })
const looked = vi.mocked(lookup as (host: string, options: object) => Promise<unknown>)

const tries = getDefaultAutoSelectFamily()
let peer: WebhookPeer
beforeEach(async () => {
  peer = await webhookPeer()
})
afterEach(async () => {
  setDefaultAutoSelectFamily(tries)
  looked.mockReset()
  await peer.stop()
})

const call = (url: string, signal = new AbortController().signal) =>
  webhookCaller({ url, secrets: [Buffer.alloc(32, 'k')], allowPrivate: true })({
    id: '1',
    body: '{}',
    now: new Date(),
    signal,
  })
/** A name that means nothing to anyone but the check. */
const named = () => peer.url.replace('127.0.0.1', 'crm.invalid')

it.each([
  ['tried one after the other', true],
  ['of which the first is taken', false],
])('the call goes to the addresses that were checked, %s: the name is not looked up a second time', async (_, all) => {
  setDefaultAutoSelectFamily(all)
  looked.mockResolvedValue([{ address: '127.0.0.1', family: 4 }])
  expect(await call(named())).toEqual({ outcome: 'delivered' })
  expect(looked).toHaveBeenCalledOnce()
  expect(peer.calls[0]?.headers.host).toBe(new URL(named()).host)
})

it('a name that has no address is told of, and tried again', async () => {
  looked.mockRejectedValue(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }))
  expect(await call(named())).toEqual({ outcome: 'transient', reason: 'http ENOTFOUND' })
})

it('a lookup that never ends holds nothing up', async () => {
  const over = new AbortController()
  looked.mockReturnValue(new Promise(() => {}))
  const outcome = call(named(), over.signal)
  over.abort()
  expect(await outcome).toMatchObject({ outcome: 'transient' })
  expect(peer.calls).toEqual([])
})

it('an address of IPv6 is checked without its brackets', async () => {
  looked.mockRejectedValue(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))
  await call('http://[2606:4700::1]/')
  expect(looked.mock.calls[0]?.[0]).toBe('2606:4700::1')
})

it('a name is refused where even one of its addresses is private', async () => {
  const publicly = [
    { address: '93.184.216.34', family: 4 },
    { address: '2606:4700:4700::1111', family: 6 },
  ]
  looked.mockResolvedValue(publicly)
  expect(await checkedAddresses('crm.invalid', false)).toEqual(publicly)
  looked.mockResolvedValue([...publicly, { address: '10.0.0.1', family: 4 }])
  await expect(checkedAddresses('crm.invalid', false)).rejects.toMatchObject({ code: 'EPRIVATE' })
})
