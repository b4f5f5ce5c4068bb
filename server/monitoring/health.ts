import type { FastifyInstance } from 'fastify'
import type { LeadStore } from '../database/lead-store.ts'

/** `/healthz`: the process runs. `/readyz`: the next lead can be stored. A load balancer uses another server while `/readyz` answers 503. */
export function addHealthRoutes(app: FastifyInstance, store: Pick<LeadStore, 'check'>) {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', (_request, reply) =>
    store.check().then(
      () => ({ status: 'ok', database: 'ok' }),
      () => reply.code(503).send({ status: 'unavailable', database: 'unavailable' }),
    ),
  )
}
