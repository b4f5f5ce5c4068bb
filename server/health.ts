import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'

interface HealthRoutes<Tables> {
  db: Kysely<Tables>
  /** What is still to be delivered. However long it is, leads can be taken. */
  backlog?: () => Promise<object>
}

/**
 * `/healthz`: the process is up; a supervisor restarts it where this fails. `/readyz`: it can take leads too; a load
 * balancer sends visitors elsewhere where this answers 503.
 */
export function healthRoutes<Tables>(app: FastifyInstance, { db, backlog }: HealthRoutes<Tables>) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1 from lead limit 1`.execute(db)
      return { status: 'ok', database: 'ok', ...(backlog && { deliveries: await backlog() }) }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' })
    }
  })
}
