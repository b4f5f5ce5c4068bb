import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressLimits } from './address-limits.ts'

const NOW = new Date('2026-11-21T07:00:00.000Z')
const DAY = 24 * 60 * 60_000

let app: FastifyInstance
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  app = fastify()
  const { submissions } = await addressLimits(app, 1)
  app.get('/', async (request) => (await submissions(request)).seconds)
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})
const secondsToWait = async () => Number((await app.inject('/')).body)

it('an address that was counted by a clock ahead of its time waits for no longer than one is counted', async () => {
  vi.setSystemTime(NOW.getTime() + 400 * DAY)
  expect(await secondsToWait()).toBe(0)
  expect(await secondsToWait()).toBe(600)
  vi.setSystemTime(NOW)
  expect(await secondsToWait()).toBe(0)
})
