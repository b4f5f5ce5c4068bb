import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { MINUTE } from '../contract/time.ts'
import type { Clock } from './clock.ts'
import { checkWritable } from './database/maintenance.ts'
import type { Tables } from './database/tables.ts'

/** A longer check counts as failed, because load balancers wait a few seconds at most. */
const CHECK_MILLISECONDS = 1500

/** Knows whether the next lead can be stored. */
export interface Readiness {
  /** @throws the database's error if nothing can be stored, or an error if the check takes too long */
  check(): Promise<void>
  /** Call it after a lead was stored or could not be stored. */
  report(stored: boolean): void
}

async function failLate(): Promise<never> {
  await setTimeout(CHECK_MILLISECONDS, undefined, { ref: false })
  throw new Error('The database did not answer in time')
}

/**
 * Checks with a small write, because only a write proves that a lead can be stored. For a minute after a write it only reads: SQLite's
 * WAL file grows with each write while another program reads.
 */
export function createReadiness(db: Kysely<Tables>, { now }: Pick<Clock, 'now'>): Readiness {
  let writtenAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  const report = (stored: boolean) => {
    writtenAt = stored ? now().getTime() : Number.NEGATIVE_INFINITY
  }
  const query = async () => {
    if (Math.abs(now().getTime() - writtenAt) < MINUTE) {
      await db.selectFrom('lead').select('id').limit(1).execute()
      return
    }
    await checkWritable(db, now())
    report(true)
  }
  return {
    report,
    // Calls at the same time share one query.
    check() {
      running ??= query().finally(() => {
        running = undefined
      })
      return Promise.race([running, failLate()])
    },
  }
}

/** `/healthz`: the process runs. `/readyz`: the next lead can be stored. A load balancer uses another server while `/readyz` answers 503. */
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
