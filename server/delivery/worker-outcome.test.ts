import { describe, expect, it, vi } from 'vitest'
import type { Channel, Outcome } from './channel.ts'
import { startedWorker } from './testing/started-worker.ts'

const { trial, store, start, rows } = startedWorker()

/** Has one delivery tried, with this outcome. */
const tried = async (outcome: Outcome, attempts = 0) => {
  await store('1')
  await trial.db.updateTable('delivery').set({ attempts }).execute()
  start(async () => outcome)
  await expect.poll(() => trial.events.attempted.mock.calls.length).toBe(1)
  await expect.poll(async () => (await rows())[0]).toMatchObject({ locked_until: null })
  const [row] = await rows()
  const [[report] = []] = trial.events.attempted.mock.calls
  return { row, report, about: { channel: 'webhook', delivery: row?.id, lead: '1', attempts: attempts + 1 } }
}

describe('of an attempt a worker tells', () => {
  it('that it was delivered', async () => {
    const { report, about } = await tried({ outcome: 'delivered' })
    expect(report).toEqual({ ...about, result: 'delivered', reason: null, misconfigured: false, next: null })
  })

  it.each([
    ['because of them', {}],
    ['because of a setting of ours', { misconfigured: true }],
  ] as const)('that it failed %s, and when the next one is due', async (_, whose) => {
    const { row, report, about } = await tried({ outcome: 'transient', reason: 'http 500', ...whose })
    const next = row?.next_attempt_at ?? ''
    expect(report).toEqual({ ...about, result: 'postponed', reason: 'http 500', misconfigured: false, ...whose, next })
    const pause = Date.parse(next) - trial.clock.now().getTime()
    expect(pause).toBeGreaterThanOrEqual(24_000)
    expect(pause).toBeLessThanOrEqual(36_000)
  })

  it.each([
    ['nothing more is tried of what was refused for good', { outcome: 'permanent', reason: 'http 422' }, 0],
    ['ten have failed', { outcome: 'transient', reason: 'http 500' }, 9],
  ] as const)('that it was the last: %s', async (_, outcome, before) => {
    const { row, report, about } = await tried(outcome, before)
    expect(row).toMatchObject({ state: 'dead', last_error: outcome.reason })
    expect(report).toEqual({ ...about, result: 'dead', reason: outcome.reason, misconfigured: false, next: null })
    expect(trial.events.paused).not.toHaveBeenCalled()
    expect(trial.worker.paused).toBe(false)
  })

  it('once that the receiver is gone, though several attempts hear of it, and then makes no more', async () => {
    const answers: (() => void)[] = []
    const attempt = vi.fn<Channel['attempt']>(
      () => new Promise((resolve) => answers.push(() => resolve({ outcome: 'gone', reason: 'http 410' }))),
    )
    await store('1', '2')
    start(attempt)
    await expect.poll(() => answers.length).toBe(2)
    for (const answer of answers) answer()
    await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['dead', 'dead'])
    await store('3')
    trial.worker.wake()
    await expect.poll(() => trial.clock.waiting).toBe(1)
    trial.clock.advance(15_000)
    await expect.poll(() => trial.clock.waiting).toBe(1)
    expect(trial.worker.paused).toBe(true)
    expect(trial.events.paused.mock.calls).toEqual([['webhook']])
    expect(attempt).toHaveBeenCalledTimes(2)
  })
})

describe('an attempt that takes longer than its channel allows', () => {
  const slow = (outcome: Outcome) =>
    start(({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(outcome))))

  it('is broken off, and tried again', async () => {
    await store('1')
    slow({ outcome: 'transient', reason: 'http ABORT_ERR' })
    await expect.poll(() => trial.clock.waiting).toBe(2)
    trial.clock.advance(14_999)
    expect(trial.clock.waiting).toBe(2)
    trial.clock.advance(1)
    await expect.poll(async () => (await rows())[0]).toMatchObject({ state: 'waiting', last_error: 'timeout' })
  })

  it('has delivered all the same, if the receiver has said so by then', async () => {
    await store('1')
    slow({ outcome: 'delivered' })
    await expect.poll(() => trial.clock.waiting).toBe(2)
    trial.clock.advance(15_000)
    await expect.poll(async () => (await rows())[0]).toMatchObject({ state: 'delivered', last_error: null })
  })

  it('is held for longer than that, so that no other server makes it, too', async () => {
    await store('1')
    slow({ outcome: 'delivered' })
    await expect.poll(async () => (await rows())[0]?.locked_until).not.toBeNull()
    const [row] = await rows()
    expect(Date.parse(row?.locked_until ?? '') - trial.clock.now().getTime()).toBe(5 * 60_000)
  })
})

describe('a worker that is stopped, and then has no more patience,', () => {
  it.each([
    ['gives back what was broken off', { outcome: 'transient', reason: 'x' }, { state: 'waiting', attempts: 0 }],
    ['writes down what has arrived', { outcome: 'delivered' }, { state: 'delivered', attempts: 1 }],
  ] as const)('%s', async (_, outcome, expected) => {
    await store('1')
    const attempt = vi.fn<Channel['attempt']>(
      ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(outcome))),
    )
    start(attempt)
    await expect.poll(() => attempt.mock.calls.length).toBe(1)
    const hurry = new AbortController()
    const stopping = trial.worker.stop(hurry.signal)
    hurry.abort()
    await stopping
    expect(await rows()).toMatchObject([{ locked_until: null, ...expected }])
  })

  it('does not wait for a database that fails', async () => {
    await store('1')
    let answer = () => {}
    start(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ outcome: 'delivered' })
        }),
    )
    await expect.poll(() => answer.toString()).toContain('resolve')
    await trial.db.schema.alterTable('delivery').renameTo('gone').execute()
    const hurry = new AbortController()
    const stopping = trial.worker.stop(hurry.signal)
    answer()
    await expect.poll(() => trial.events.failed.mock.calls.length).toBe(1)
    hurry.abort()
    await stopping
    expect(trial.events.failed.mock.calls.length).toBeLessThanOrEqual(2)
  })
})
