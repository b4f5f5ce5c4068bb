import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { MINUTE } from '../contract/time.ts'
import type { Clock } from './clock.ts'
import { checkWritable } from './database/maintenance.ts'
import type { Tables } from './database/tables.ts'

/** Load balancers wait for a few seconds at most, so a check that takes longer counts as failed. */
const CHECK_MILLISECONDS = 1500

/** Whether the next lead could be stored. */
export interface Readiness {
  /** @throws the database's error if nothing can be stored, or an error if it takes too long */
  check(): Promise<void>
  /** To be called when a lead was stored, or could not be. */
  report(stored: boolean): void
}

async function refuseLate(): Promise<never> {
  await setTimeout(CHECK_MILLISECONDS, undefined, { ref: false })
  throw new Error('no answer in time')
}

/**
 * Checks by a small write, because nothing less proves that a lead can be stored. Within a minute after a successful write it only
 * reads: a write a second would fill the log of SQLite while somebody else reads.
 */
export function createReadiness(db: Kysely<Tables>, { now }: Pick<Clock, 'now'>): Readiness {
  let writtenAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  const report = (stored: boolean) => {
    writtenAt = stored ? now().getTime() : Number.NEGATIVE_INFINITY
  }
  const ask = async () => {
    if (Math.abs(now().getTime() - writtenAt) < MINUTE) {
      await db.selectFrom('lead').select('id').limit(1).execute()
      return
    }
    await checkWritable(db, now())
    report(true)
  }
  return {
    report,
    // All who ask at the same time share one check.
    check() {
      running ??= ask().finally(() => {
        running = undefined
      })
      return Promise.race([running, refuseLate()])
    },
  }
}

/** `/healthz`: the process is up. `/readyz`: the next lead could be stored; a load balancer sends visitors elsewhere on 503. */
export function addHealthRoutes(app: FastifyInstance, readiness: Readiness) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      await readiness.check()
      return { status: 'ok', database: 'ok' }
    } catch (error) {
      readiness.report(false)
      request.log.error({ err: error }, 'no lead can be stored')
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' })
    }
  })
}
