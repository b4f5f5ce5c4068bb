import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY } from '../contract/time.ts'
import { addressLimits, type Limits } from './address-limits.ts'

const NOW = Date.parse('2026-11-21T07:00:00.000Z')

let app: FastifyInstance
let limits: Limits
let time: number
beforeEach(async () => {
  time = NOW
  app = fastify()
  limits = await addressLimits(app, 1, () => new Date(time))
  app.get('/', (request) => limits.submissions(request))
})
afterEach(() => app.close())
const ask = async (remoteAddress = '203.0.113.7') => (await app.inject({ url: '/', remoteAddress })).json()
const secondsToWait = async () => (await ask()).seconds

it('an address waits until its time has passed, whether or not that is swept', async () => {
  expect(await secondsToWait()).toBe(0)
  time += 599_001
  limits.sweep()
  expect(await secondsToWait()).toBe(1)
  time += 999
  expect(await secondsToWait()).toBe(0)
})

it('an address that was counted by a clock ahead of its time waits for no longer than one is counted', async () => {
  time = NOW + 400 * DAY
  expect(await secondsToWait()).toBe(0)
  expect(await secondsToWait()).toBe(600)
  time = NOW
  expect(await secondsToWait()).toBe(0)
})

it('a household is told from others by what does not tell its address', async () => {
  const [one, same, other] = [await ask('2001:db8::1'), await ask('2001:db8::2'), await ask('2001:db8:0:1::1')]
  expect(one.sender).toBe(same.sender)
  expect(one.sender).not.toBe(other.sender)
  expect(one.sender).toMatch(/^[\w-]{43}$/)
  const elsewhere = fastify()
  const { submissions } = await addressLimits(elsewhere, 1, () => new Date(time))
  elsewhere.get('/', (request) => submissions(request))
  const there = (await elsewhere.inject({ url: '/', remoteAddress: '2001:db8::1' })).json()
  expect(there.sender).not.toBe(one.sender)
  await elsewhere.close()
})
