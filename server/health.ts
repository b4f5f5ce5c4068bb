import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { proveWriting } from './database/prove-writing.ts'
import type { Tables } from './database/tables.ts'

interface HealthRoutes {
  db: Kysely<Tables>
  /** What is still to be delivered. However long it is, leads can be taken. */
  backlog?: () => Promise<object>
}

/** For so long an answer is repeated: whoever asks more often costs no more. */
const KNOWN_MILLISECONDS = 1000

/** Who asks has little patience: what comes later is as good as no answer. */
const PATIENCE_MILLISECONDS = 1500

/** @throws where it takes longer than anybody waits */
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

/** Asks once for all who want to know at the same time, and not again for a while where all was well. */
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

/**
 * `/healthz`: the process is up; a supervisor restarts it where this fails. `/readyz`: the next lead would be stored, proved by
 * writing; a load balancer sends visitors elsewhere where this answers 503.
 */
export function healthRoutes(app: FastifyInstance, { db, backlog }: HealthRoutes) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  const written = keepAnswer(() => proveWriting(db))
  const waiting = backlog && keepAnswer(backlog)

  app.get('/readyz', async (request, reply) => {
    try {
      const [, deliveries] = await Promise.all([
        inTime(written()),
        // Where it takes too long to count, or cannot be counted, that is no reason to send visitors away.
        waiting && inTime(waiting()).catch(() => undefined),
      ])
      return { status: 'ok', database: 'ok', deliveries }
    } catch (error) {
      request.log.error({ err: error }, 'no lead can be stored')
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' })
    }
  })
}
