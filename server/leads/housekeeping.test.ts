import { fastify } from 'fastify'
import { expect, it, vi } from 'vitest'
import { housekeeping } from './housekeeping.ts'

const NOW = new Date('2026-11-21T07:00:00.000Z')
const HOUR = 60 * 60_000

/** A server with nothing but housekeeping, and what was deleted. */
function kept(retentionDays: number | null) {
  const app = fastify()
  const forgetClaims = vi.fn(async (_before: string) => 0)
  const purge = vi.fn(async (_before: string) => undefined)
  housekeeping(app, { leads: { forgetClaims }, erasure: { purge }, retentionDays, now: () => NOW })
  return { app, forgetClaims, purge }
}

it('begins when the server is up, goes on every hour, survives a fault and ends with the server', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { app, forgetClaims, purge } = kept(30)
  forgetClaims.mockRejectedValueOnce(new Error('away'))
  await app.listen({ port: 0 })
  await vi.waitFor(() => expect(forgetClaims).toHaveBeenCalledTimes(1))
  vi.advanceTimersByTime(HOUR)
  await vi.waitFor(() => expect(purge).toHaveBeenCalledTimes(1))
  expect(forgetClaims).toHaveBeenLastCalledWith('2026-11-20T07:00:00.000Z')
  expect(purge).toHaveBeenLastCalledWith('2026-10-22T07:00:00.000Z')
  await app.close()
  vi.advanceTimersByTime(HOUR)
  expect(forgetClaims).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it('keeps leads where no time is set', async () => {
  const { app, forgetClaims, purge } = kept(null)
  await app.listen({ port: 0 })
  await vi.waitFor(() => expect(forgetClaims).toHaveBeenCalled())
  await app.close()
  expect(purge).not.toHaveBeenCalled()
})
