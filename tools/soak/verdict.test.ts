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

const evidence = (steady: Sample[], late: boolean): Parameters<typeof verdict>[0] => ({
  reckonings: [
    {
      acknowledged: 5,
      lost: [],
      storedTwice: [],
      undelivered: [],
      sentTwice: [],
      unaccounted: [],
      unanswered: 2,
      killed: 1,
    },
    {
      acknowledged: 3,
      lost: ['a@example.com'],
      storedTwice: [],
      undelivered: [],
      sentTwice: [],
      unaccounted: [],
      unanswered: 0,
      killed: 0,
    },
  ],
  witness: {
    faults: {
      wrong: [],
      'server-error': [],
      'not-ready': [],
      'broken-off': [],
      unanswered: [],
      'held-open': [{ line: 'slow headers', late }],
    },
    honest: { refused: 4, cutOff: 1, sentAgain: 0 },
    timings: { page: [], submission: [], readiness: [{ milliseconds: 12, troubled: false, late: false }] },
  },
  lateness: { share: 0.01, longest: 900, load: 7 },
  troubles: {
    count: {},
    kills: [],
    stops: [
      { milliseconds: 500, late: false },
      { milliseconds: 56_000, late },
    ],
    recoveries: [
      { milliseconds: 400, late: false },
      { milliseconds: Number.POSITIVE_INFINITY, late },
    ],
  },
  steady,
  restarted: hour(0),
})
const failed = (steady: Sample[], late = false) =>
  verdict(evidence(steady, late))
    .filter(({ holds }) => holds === false)
    .map(({ what }) => what)

it('names each bar that is missed, of all databases', () => {
  expect(failed(hour(0))).toEqual([
    'acknowledged and lost',
    'slow or broken clients not let go',
    'a database is back: until a submission succeeds',
    'a stop takes',
  ])
})

it('judges what is a matter of time only where the machine was on time, and tells it all the same', () => {
  expect(failed(hour(0), true)).toEqual(['acknowledged and lost'])
  const told = verdict(evidence(hour(0), true)).map(({ what, found }) => `${what}: ${found}`)
  expect(told).toContain('slow or broken clients not let go, while the machine was late: 1; slow headers')
  expect(told).toContain('a stop takes, while the machine was late: 56000 ms (1)')
})

it('compares the last quarter of the memory with the first, after the warm-up', () => {
  const memory = ['resident memory', 'heap in use']
  const growing = failed(hour(10_000)).filter((what) => memory.some((start) => what.startsWith(start)))
  expect(growing).toHaveLength(2)
  expect(failed(hour(1_000)).filter((what) => memory.some((start) => what.startsWith(start)))).toEqual([])
})
