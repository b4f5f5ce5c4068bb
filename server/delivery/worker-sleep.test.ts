import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Channel } from './channel.ts'
import { startedWorker, unanswered } from './testing/started-worker.ts'

const LOOK = 15_000

const { trial, store, start } = startedWorker()

let waits: number[]
beforeEach(() => {
  waits = []
  const { wait } = trial.clock
  trial.clock.wait = (milliseconds, signal) => {
    waits.push(milliseconds)
    return wait(milliseconds, signal)
  }
})
const delivering = () => vi.fn<Channel['attempt']>(async () => ({ outcome: 'delivered' }))
const fromNow = (milliseconds: number) => new Date(trial.clock.now().getTime() + milliseconds)
const putOff = (next: Date) => trial.db.updateTable('delivery').set({ next_attempt_at: next.toISOString() }).execute()

describe('a worker sleeps', () => {
  it.each([
    ['where nothing waits, until it looks again', null, LOOK],
    ['until the next one is due', 5000, 5000],
    ['not longer than until it looks again: another process may have put something there', 60_000, LOOK],
    ['a moment where the next one is due at once', 100, 250],
  ])('%s', async (_, due, pause) => {
    if (due !== null) {
      await store('1')
      await putOff(fromNow(due))
    }
    start(delivering())
    await expect.poll(() => waits).toEqual([pause])
    expect(trial.events.failed).not.toHaveBeenCalled()
  })

  it('not at all where something became due while it looked', async () => {
    await store('1')
    const [now, then] = [trial.clock.now(), fromNow(1000)]
    await putOff(then)
    trial.clock.now = vi.fn(() => then).mockReturnValueOnce(now)
    const attempt = delivering()
    start(attempt)
    await expect.poll(() => attempt.mock.calls.length).toBe(1)
    expect(waits).not.toContain(250)
  })

  it('until one of its attempts ends, while it has as many in hand as it makes at a time', async () => {
    await store('1', '2', '3', '4', '5')
    start(unanswered)
    // Four are limited in time, and nothing else is looked for meanwhile.
    await expect.poll(() => waits).toEqual(Array(5).fill(LOOK))
  })
})
