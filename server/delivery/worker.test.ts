import { describe, expect, it, vi } from 'vitest'
import { HOUR } from '../../contract/time.ts'
import type { Channel } from './channel.ts'
import { deliveryQueue } from './queue.ts'
import { startedWorker, unanswered } from './testing/started-worker.ts'

const NEVER = new AbortController().signal

const { trial, store, start, rows } = startedWorker()

describe('a worker', () => {
  it('makes a few attempts at a time, and goes on as they end', async () => {
    let most = 0
    let now = 0
    const waiting: (() => void)[] = []
    await store('1', '2', '3', '4', '5', '6')
    start(async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise<void>((resolve) => waiting.push(resolve))
      now -= 1
      return { outcome: 'delivered' }
    })
    await expect.poll(() => waiting.length).toBe(4)
    for (const answer of waiting.splice(0)) answer()
    await expect.poll(() => waiting.length).toBe(2)
    for (const answer of waiting.splice(0)) answer()
    await expect.poll(async () => (await rows()).every(({ state }) => state === 'delivered')).toBe(true)
    expect(most).toBe(4)
  })

  it('that is woken looks at once', async () => {
    const attempt = vi.fn<Channel['attempt']>(async () => ({ outcome: 'delivered' }))
    start(attempt)
    await store('1')
    trial.worker.wake()
    await expect.poll(() => attempt.mock.calls.length).toBe(1)
  })

  it('finds what another process put there, within seconds', async () => {
    const attempt = vi.fn<Channel['attempt']>(async () => ({ outcome: 'delivered' }))
    start(attempt)
    await store('1')
    await expect
      .poll(() => {
        trial.clock.advance(15_000)
        return attempt.mock.calls.length
      })
      .toBe(1)
  })

  it('outlives a fault in a channel, and tries again', async () => {
    let attempts = 0
    await store('1')
    start(async () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('a fault of ours')
      return { outcome: 'delivered' }
    })
    await expect.poll(async () => (await rows())[0]).toMatchObject({ state: 'waiting', last_error: 'fault' })
    expect(trial.events.failed).toHaveBeenCalledOnce()
    trial.clock.advance(60_000)
    await expect.poll(async () => (await rows())[0]).toMatchObject({ state: 'delivered', last_error: null })
  })

  it('leaves alone what another one holds, until its time is up', async () => {
    await store('1')
    const later = new Date(trial.clock.now().getTime() + 60_000)
    await deliveryQueue(trial.db).take('webhook', 1, trial.clock.now(), later)
    const attempt = vi.fn<Channel['attempt']>(async () => ({ outcome: 'delivered' }))
    start(attempt)
    await expect
      .poll(() => {
        trial.clock.advance(5000)
        return attempt.mock.calls.length
      })
      .toBe(1)
    expect(attempt.mock.calls[0]?.[0].now.getTime()).toBeGreaterThanOrEqual(later.getTime())
  })

  it('that is stopped takes nothing more and waits for what is in flight', async () => {
    let answer = () => undefined as unknown
    await store('1')
    start(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ outcome: 'delivered' })
        }),
    )
    await expect.poll(async () => (await rows())[0]?.locked_until).not.toBeNull()
    await expect.poll(() => answer.toString()).toContain('resolve')
    const stopping = trial.worker.stop(NEVER)
    await store('2')
    trial.worker.wake()
    answer()
    await stopping
    expect(await rows()).toMatchObject([{ state: 'delivered' }, { state: 'waiting', attempts: 0 }])
  })

  it('that is stopped while the database refuses writes down what arrived once it is back', async () => {
    let answer = () => {}
    await store('1')
    start(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ outcome: 'delivered' })
        }),
    )
    await expect.poll(() => answer.toString()).toContain('resolve')
    const stopping = trial.worker.stop(NEVER)
    await trial.db.schema.alterTable('delivery').renameTo('gone').execute()
    answer()
    await expect.poll(() => trial.events.failed.mock.calls.length).toBe(1)
    await trial.db.schema.alterTable('gone').renameTo('delivery').execute()
    trial.clock.advance(2000)
    await stopping
    expect(await rows()).toMatchObject([{ state: 'delivered' }])
  })

  it('takes nothing again that it has in hand, though its hold has run out', async () => {
    const tried: string[] = []
    const answers: (() => void)[] = []
    await store('1')
    start(({ lead }) => {
      tried.push(lead.id)
      return new Promise((resolve) => answers.push(() => resolve({ outcome: 'delivered' })))
    })
    await expect.poll(() => tried).toEqual(['1'])
    trial.clock.advance(HOUR)
    await store('2')
    trial.worker.wake()
    await expect.poll(() => tried.length).toBeGreaterThan(1)
    for (const answer of answers) answer()
    expect(tried).toEqual(['1', '2'])
    await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  it('that has no more patience gives back what it was at, as if it had not been tried', async () => {
    await store('1')
    const attempt = vi.fn(unanswered)
    start(attempt)
    await expect.poll(() => attempt.mock.calls.length).toBe(1)
    await trial.worker.stop(AbortSignal.abort())
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, locked_until: null, last_error: null }])
    expect(trial.events.attempted).not.toHaveBeenCalled()
  })

  it('goes on when the database refused for a while', async () => {
    await trial.db.schema.alterTable('delivery').renameTo('gone').execute()
    const attempt = vi.fn<Channel['attempt']>(async () => ({ outcome: 'delivered' }))
    start(attempt)
    await expect.poll(() => trial.events.failed.mock.calls.length).toBe(1)
    await trial.db.schema.alterTable('gone').renameTo('delivery').execute()
    await store('1')
    trial.clock.advance(2000)
    await expect.poll(() => attempt.mock.calls.length).toBe(1)
  })
})
