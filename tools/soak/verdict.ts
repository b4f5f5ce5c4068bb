import { quantile } from '../quantile.ts'
import type { Reckoning } from './deliveries.ts'
import type { Sample } from './memory.ts'
import type { Punctuality } from './punctuality.ts'
import type { Duration, Troubles } from './troubles.ts'
import { type Incident, RECOVERY_MILLISECONDS, type Timing, type Witness } from './witness.ts'

/** One line of the result. */
export interface Finding {
  readonly what: string
  readonly found: string
  /** What it has to be; undefined when it is only reported. */
  readonly bar?: string
  readonly holds?: boolean
}

/** What the operations guide promises. */
const STOP_MILLISECONDS = 55_000
const READINESS_MILLISECONDS = 2_000
const FLAT = 1.1

/** A process that has just started is still being compiled and filling its caches; in a shorter run there is nothing to compare. */
const WARM_UP_MILLISECONDS = 5 * 60_000

const lines = (what: string, all: readonly string[]): Finding => ({
  what,
  found: [String(all.length), ...all.slice(0, 3)].join('; '),
  bar: '0',
  holds: all.length === 0,
})

const milliseconds = (figure: number) => (Number.isNaN(figure) ? 'none' : `${Math.round(figure)} ms`)

const lineOf = ({ line }: Incident) => line

/** What is a matter of time is judged only where the machine was on time, and told apart where it was not. */
function inTime(what: string, all: readonly Incident[]): Finding[] {
  const told = (late: boolean) => all.filter((incident) => incident.late === late).map(lineOf)
  const { found } = lines(what, told(true))
  return [lines(what, told(false)), { what: `${what}, while the machine was late`, found }]
}

function atMost(what: string, all: readonly Duration[], most: number): Finding[] {
  const told = (late: boolean) => {
    const figures = all.filter((timing) => timing.late === late).map((timing) => timing.milliseconds)
    return { figures, found: `${milliseconds(quantile(figures, 1))} (${figures.length})` }
  }
  const { figures, found } = told(false)
  return [
    { what, found, bar: `≤ ${milliseconds(most)}`, holds: figures.every((figure) => figure <= most) },
    { what: `${what}, while the machine was late`, found: told(true).found },
  ]
}

function latency(what: string, all: readonly Timing[]): Finding[] {
  const told = (troubled: boolean, late: boolean) => {
    const times = all
      .filter((timing) => timing.troubled === troubled && timing.late === late)
      .map((timing) => timing.milliseconds)
    const part = (share: number) => milliseconds(quantile(times, share))
    return `p50 ${part(0.5)}, p99 ${part(0.99)}, longest ${part(1)} (${times.length})`
  }
  return [
    { what: `${what}, on a quiet day`, found: told(false, false) },
    { what: `${what}, while something is away`, found: told(true, false) },
    { what: `${what}, on a quiet day, while the machine was late`, found: told(false, true) },
    { what: `${what}, while something is away and the machine was late`, found: told(true, true) },
  ]
}

/** The last quarter of a server's life compared with the first one, after the warm-up. */
function growth(what: string, samples: readonly Sample[], figureOf: (sample: Sample) => number, part: number): Finding {
  const [first] = samples
  const warm = samples.filter(({ at }) => first && at >= first.at + WARM_UP_MILLISECONDS).map(figureOf)
  const quarter = Math.floor(warm.length / 4)
  const [early, late] = [warm.slice(0, quarter), warm.slice(-quarter)].map((each) => quantile(each, part))
  if (quarter < 30 || early === undefined || late === undefined) return { what, found: 'too short a run to tell' }
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  return {
    what,
    found: `${megabytes(early)} to ${megabytes(late)}: ${(late / early).toFixed(3)}`,
    bar: `≤ ${FLAT}`,
    holds: late / early <= FLAT,
  }
}

interface Evidence {
  readonly reckonings: readonly Reckoning[]
  readonly witness: Pick<Witness, 'faults' | 'honest' | 'timings'>
  readonly lateness: ReturnType<Punctuality['stop']>
  readonly troubles: Troubles
  /** Of the server that is never restarted. */
  readonly steady: readonly Sample[]
  readonly restarted: readonly Sample[]
}

export function verdict({ reckonings, witness, lateness, troubles, steady, restarted }: Evidence): Finding[] {
  const { faults, honest, timings } = witness
  const all = <Key extends keyof Reckoning>(key: Key) => reckonings.map((reckoning) => reckoning[key])
  const sum = (figures: readonly number[]) => figures.reduce((total, each) => total + each, 0)
  const peak = (samples: readonly Sample[]) =>
    `${(Math.max(...samples.map(({ resident }) => resident)) / 1e6).toFixed(0)} MB`
  const [begun, ended] = [steady[0], steady.at(-1)]
  const share = begun && ended ? ((ended.processor - begun.processor) / (ended.at - begun.at)) * 1e5 : Number.NaN
  return [
    {
      what: 'the machine: late by 250 ms and more, longest, highest load',
      found: `${(lateness.share * 100).toFixed(1)} % of the time, ${milliseconds(lateness.longest)}, ${lateness.load.toFixed(1)}`,
    },
    { what: 'forms acknowledged', found: String(sum(all('acknowledged'))) },
    lines('acknowledged and lost', all('lost').flat()),
    lines('stored twice', all('storedTwice').flat()),
    lines('acknowledged and not delivered to each receiver', all('undelivered').flat()),
    lines('delivered again without excuse', all('sentTwice').flat()),
    lines('delivered more often than tried', all('unaccounted').flat()),
    {
      what: 'delivered again: an answer lost, a server killed',
      found: `${sum(all('unanswered'))}, ${sum(all('killed'))}`,
    },
    lines('answers 5xx other than the honest 503', faults['server-error'].map(lineOf)),
    { what: 'honest 503: the database was away', found: String(honest.refused) },
    lines('wrong answers', faults.wrong.map(lineOf)),
    ...inTime('requests without an answer in 30 s', faults.unanswered),
    ...inTime('/readyz refuses though the database is there', faults['not-ready']),
    ...inTime('connections broken off by a server that was up', faults['broken-off']),
    { what: 'connections cut by a restart', found: String(honest.cutOff) },
    { what: 'sent again because a connection kept open was just being closed', found: String(honest.sentAgain) },
    ...inTime('slow or broken clients not let go', faults['held-open']),
    ...atMost('a database is back: until a submission succeeds', troubles.recoveries, RECOVERY_MILLISECONDS),
    ...atMost('/readyz answers', timings.readiness, READINESS_MILLISECONDS),
    ...atMost('a stop takes', troubles.stops, STOP_MILLISECONDS),
    ...latency('pages and files', timings.page),
    ...latency('forms', timings.submission),
    growth('resident memory, first to last quarter (medians)', steady, ({ resident }) => resident, 0.5),
    // The heap holds garbage until the next collection, so only its lowest values tell how much is in use.
    growth('heap in use, first to last quarter (tenths from below)', steady, ({ heap }) => heap, 0.1),
    { what: 'most memory: never restarted, restarted', found: `${peak(steady)}, ${peak(restarted)}` },
    { what: 'processor time of the server never restarted', found: `${share.toFixed(1)} % of one core` },
  ]
}
