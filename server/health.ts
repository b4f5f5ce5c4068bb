import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { checkWritable } from './database/check-writable.ts'
import type { Tables } from './database/tables.ts'

interface HealthRoutes {
  readiness: Readiness
  /** What is still to be delivered. Only reported: leads can be taken however much it is. */
  backlog: () => Promise<object>
}

/** How long an answer is reused, so that asking more often costs nothing. */
const KNOWN_MILLISECONDS = 1000

/** Load balancers wait for a few seconds at most, so a check that takes longer counts as failed. */
const PATIENCE_MILLISECONDS = 1500

/** @throws Error when the work takes longer than that */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = setTimeout(PATIENCE_MILLISECONDS, undefined, { signal: over.signal }).then(() => {
    throw new Error('no answer in time')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
  }
}

/** Shares one answer among all who ask at the same time, and keeps a good one for a second. A failure is not kept. */
function keepAnswer<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  const forget = () => {
    answer = undefined
  }
  return () => {
    if (answer === undefined) {
      answer = ask()
      answer.then(() => setTimeout(KNOWN_MILLISECONDS, undefined, { ref: false }).then(forget), forget)
    }
    return answer
  }
}

/** Resolves where the next lead would be stored, which is proved by writing, and rejects where it would not, or not in time. */
export type Readiness = () => Promise<void>

/** Proves it at most once a second, whoever asks. */
export function provenReadiness(db: Kysely<Tables>): Readiness {
  const written = keepAnswer(() => checkWritable(db, new Date()))
  return () => inTime(written())
}

/**
 * `/healthz`: the process is up; a supervisor restarts it where this fails. `/readyz`: the next lead would be stored, proved by
 * writing; a load balancer sends visitors elsewhere where this answers 503.
 */
export function healthRoutes(app: FastifyInstance, { readiness, backlog }: HealthRoutes) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  const waiting = keepAnswer(backlog)

  app.get('/readyz', async (request, reply) => {
    try {
      const [, deliveries] = await Promise.all([
        readiness(),
        // A failing count is no reason to send visitors away.
        inTime(waiting()).catch(() => undefined),
      ])
      return { status: 'ok', database: 'ok', deliveries }
    } catch (error) {
      request.log.error({ err: error }, 'no lead can be stored')
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' })
    }
  })
}
