import { type Answered, type Asked, askPort } from '../../server/testing/running-app.ts'
import type { Punctuality } from './punctuality.ts'
import type { SoakServer } from './stage.ts'

/** A visitor's browser waits no longer. */
const PATIENCE_MILLISECONDS = 30_000

/** After a database is back, how long a submission may still be refused. */
export const RECOVERY_MILLISECONDS = 5_000

export type Traffic = 'page' | 'submission' | 'readiness'

/** What must not happen, however bad the day. */
export type Fault = 'wrong' | 'server-error' | 'not-ready' | 'broken-off' | 'unanswered' | 'held-open'

/** One answer's time. */
export interface Timing {
  readonly milliseconds: number
  /** A server or a database was away at the time, or had just been. */
  readonly troubled: boolean
  /** The machine was late meanwhile. */
  readonly late: boolean
}

/** What must not happen, and did. */
export interface Incident {
  readonly line: string
  /** The machine was late meanwhile. Only where it is a matter of time that is an excuse. */
  readonly late: boolean
}

export type Witness = ReturnType<typeof startWitness>

/** Sends every request, sees how it goes, and knows what was away at the time. */
export function startWitness({ wasLate }: Pick<Punctuality, 'wasLate'>) {
  const timings: Record<Traffic, Timing[]> = { page: [], submission: [], readiness: [] }
  const faults: Record<Fault, Incident[]> = {
    wrong: [],
    'server-error': [],
    'not-ready': [],
    'broken-off': [],
    unanswered: [],
    'held-open': [],
  }
  /** Answers of 503 while the database was away, and requests that met a server on its way down. */
  const honest = { refused: 0, cutOff: 0, sentAgain: 0 }
  const lastAway = { database: Number.NEGATIVE_INFINITY, server: Number.NEGATIVE_INFINITY }
  /** @param since when what went wrong began */
  const fault = (kind: Fault, line: string, since: number) =>
    faults[kind].push({ line: `${new Date().toISOString()} ${line}`, late: wasLate(since) })
  /** Since a moment, or so shortly before it that 503 may still be an honest answer. */
  const wasAway = (what: keyof typeof lastAway, since: number) => lastAway[what] + RECOVERY_MILLISECONDS >= since

  return {
    timings,
    faults,
    honest,
    fault,
    /** Something is away from now on, until the returned function is called. */
    begin(trouble: keyof typeof lastAway) {
      lastAway[trouble] = Number.POSITIVE_INFINITY
      return () => {
        lastAway[trouble] = performance.now()
      }
    },
    databaseWasAway: (since: number) => wasAway('database', since),

    /**
     * Nothing comes back where nothing was answered. A connection that was kept open may be closed by the server while the
     * next request is on its way; who sent it sends it once more on a fresh one, as browsers do (RFC 9112, 9.3.1).
     */
    async ask(traffic: Traffic, server: SoakServer, target: string, asked: Asked = {}): Promise<Answered | undefined> {
      const { port, lives, agent } = server
      if (port === undefined) return
      const start = performance.now()
      const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS)
      const line = `${server.name} ${asked.method ?? 'GET'} ${target}`
      try {
        const answered = await askPort(port, target, { agent, signal, ...asked }).catch((error) => {
          if (!error.onReusedConnection || error.code !== 'ECONNRESET' || server.lives !== lives) throw error
          honest.sentAgain += 1
          return askPort(port, target, { signal, ...asked })
        })
        const troubled = wasAway('database', start) || wasAway('server', start)
        timings[traffic].push({ milliseconds: performance.now() - start, troubled, late: wasLate(start) })
        if (answered.status === 503 && wasAway('database', start)) honest.refused += 1
        else if (answered.status >= 500) {
          const kind = traffic === 'readiness' && answered.status === 503 ? 'not-ready' : 'server-error'
          fault(kind, `${line} ${answered.status} ${answered.text.slice(0, 200)}`, start)
        }
        return answered
      } catch (error) {
        if (signal.aborted) fault('unanswered', line, start)
        else if (server.port === undefined || server.lives !== lives) honest.cutOff += 1
        else fault('broken-off', `${line} ${(error as Error).message}`, start)
        return
      }
    },
  }
}
