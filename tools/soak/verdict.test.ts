import { expect, it } from 'vitest'
import type { Sample } from './memory.ts'
import { verdict } from './verdict.ts'

const SECOND = 1000

/** An hour of samples, two seconds apart, whose memory grows by so many bytes a second after five minutes. */
const hour = (growth: number): Sample[] =>
  Array.from({ length: 1800 }, (_, index) => {
    const seconds = index * 2
    const bytes = seconds < 300 ? 300e6 : 100e6 + growth * (seconds - 300)
    return { at: seconds * SECOND, resident: bytes, heap: bytes / 2, processor: seconds / 10 }
  })

const evidence = (steady: Sample[]): Parameters<typeof verdict>[0] => ({
  reckonings: [
    {
      acknowledged: 5,
      lost: [],
      storedTwice: [],
      undelivered: [],
      sentTwice: [],
      untold: [],
      unanswered: 2,
      killed: 1,
    },
    {
      acknowledged: 3,
      lost: ['a@example.com'],
      storedTwice: [],
      undelivered: [],
      sentTwice: [],
      untold: [],
      unanswered: 0,
      killed: 0,
    },
  ],
  witness: {
    faults: { wrong: [], 'server-error': [], 'broken-off': [], unanswered: [], 'held-open': [] },
    honest: { refused: 4, cutOff: 1 },
    timings: { page: [], submission: [], readiness: [{ milliseconds: 12, troubled: false }] },
  },
  troubles: { count: {}, kills: [], stops: [500, 56_000], recoveries: [400, Number.POSITIVE_INFINITY] },
  steady,
  restarted: hour(0),
})
const failed = (steady: Sample[]) =>
  verdict(evidence(steady))
    .filter(({ holds }) => holds === false)
    .map(({ what }) => what)

it('names each bar that is missed, of all databases', () => {
  expect(failed(hour(0))).toEqual([
    'acknowledged and lost',
    'a database is back: until a submission succeeds',
    'a stop takes',
  ])
})

it('compares the last quarter of the memory with the first, after the warm-up', () => {
  const memory = ['resident memory', 'heap in use']
  const growing = failed(hour(10_000)).filter((what) => memory.some((start) => what.startsWith(start)))
  expect(growing).toHaveLength(2)
  expect(failed(hour(1_000)).filter((what) => memory.some((start) => what.startsWith(start)))).toEqual([])
})
