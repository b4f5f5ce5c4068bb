import { describe, expect, it, vi } from 'vitest'
import { DAY } from '../../contract/time.ts'
import type { Channel } from './channel.ts'
import { startedWorker } from './testing/started-worker.ts'

const { trial, store, start, rows } = startedWorker()

describe('a worker', () => {
  it('leaves the whole channel alone for as long as the receiver asks', async () => {
    const waits: number[] = []
    const { wait } = trial.clock
    trial.clock.wait = (milliseconds, signal) => {
      waits.push(milliseconds)
      return wait(milliseconds, signal)
    }
    const attempt = vi.fn<Channel['attempt']>(async () => ({
      outcome: 'transient',
      reason: 'http 429',
      retryAfter: 600_000,
    }))
    await store('1')
    start(attempt)
    await expect.poll(() => waits.filter((milliseconds) => milliseconds === 600_000).length).toBe(1)
    await store('2')
    trial.worker.wake()
    // It has looked again, and has gone back to sleep.
    await expect.poll(() => waits.filter((milliseconds) => milliseconds === 600_000).length).toBe(2)
    expect(attempt).toHaveBeenCalledOnce()
    trial.clock.advance(600_000)
    await expect.poll(() => attempt.mock.calls.length).toBeGreaterThan(1)
  })

  it('never gives up what only a setting of ours keeps back, and tries it daily', async () => {
    await store('1')
    start(async () => ({ outcome: 'transient', reason: 'smtp 550 MAIL FROM', misconfigured: true }))
    for (let attempts = 1; attempts <= 15; attempts += 1) {
      await expect.poll(async () => (await rows())[0]).toMatchObject({ attempts, state: 'waiting', locked_until: null })
      trial.clock.advance(1.25 * DAY)
    }
    expect(trial.events.attempted).toHaveBeenLastCalledWith(
      expect.objectContaining({ result: 'postponed', misconfigured: true }),
    )
  })

  it('delivers to those that were not refused, and says that it was in part', async () => {
    await store('1')
    start(async () => ({ outcome: 'delivered', reason: 'smtp refused 1 of 2' }))
    await expect
      .poll(async () => (await rows())[0])
      .toMatchObject({ state: 'delivered', last_error: 'smtp refused 1 of 2' })
    expect(trial.events.attempted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ result: 'partly', reason: 'smtp refused 1 of 2' }),
    )
  })

  it('does not wait for what a clock that was ahead has put off', async () => {
    const attempt = vi
      .fn<Channel['attempt']>(async () => ({ outcome: 'delivered' }))
      .mockResolvedValueOnce({ outcome: 'transient', reason: 'http 429', retryAfter: 600_000 })
    trial.clock.advance(400 * DAY)
    await store('1')
    start(attempt)
    await expect.poll(async () => (await rows())[0]).toMatchObject({ attempts: 1, locked_until: null })
    await expect.poll(() => trial.clock.waiting).toBe(1)
    trial.clock.advance(-400 * DAY)
    trial.worker.wake()
    await expect.poll(async () => (await rows())[0]).toMatchObject({ attempts: 2, state: 'delivered' })
  })
})
