import { type FastifyInstance, fastify } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { FORM_NAMES, type FormName } from '../contract/form-markup.ts'
import type { Config } from './config.ts'
import type { LeadTable } from './database/tables.ts'
import type { Delivery } from './delivery/delivery.ts'
import type { Readiness } from './health.ts'
import { reasonOf, StartError } from './start-error.ts'

/** Counts a lead that was stored and was no repeat. */
export type CountLead = (form: FormName, state: LeadTable['state']) => void

/** Counts leads and server errors, and reads other values at each scrape. Labels are fixed words, never visitors' input. */
function createRegistry(app: FastifyInstance, delivery: Pick<Delivery, 'backlog'>, readiness: Readiness) {
  const registry = new Registry()
  const registers = [registry]
  const leads = new Counter({
    name: 'krajai_leads_total',
    help: 'Leads stored',
    labelNames: ['form', 'state'] as const,
    registers,
  })
  // Prometheus takes the first value of a series for where it began, so the first lead after a start would not count as one more.
  for (const form of FORM_NAMES) for (const state of ['accepted', 'suspected_spam']) leads.inc({ form, state }, 0)
  const errors = new Counter({ name: 'krajai_http_server_errors_total', help: 'Requests answered 5xx', registers })
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode >= 500) errors.inc()
  })
  new Gauge({
    name: 'krajai_ready',
    help: '1 if the next lead can be stored',
    registers,
    async collect() {
      const check = readiness.check()
      this.set(await check.then(() => 1).catch(() => 0))
    },
  })
  const oldest = new Gauge({
    name: 'krajai_delivery_oldest_waiting_seconds',
    help: 'Age of the delivery that has been waiting longest',
    labelNames: ['channel'] as const,
    registers,
  })
  new Gauge({
    name: 'krajai_deliveries',
    help: 'Deliveries that are not made, by state: waiting, rejected',
    labelNames: ['channel', 'state'] as const,
    registers,
    async collect() {
      this.reset()
      oldest.reset()
      // Without an answer of the database the series are missing, which an alert can detect.
      const backlog = await delivery.backlog().catch(() => ({}))
      for (const [channel, { waiting, rejected, oldestWaitingSeconds }] of Object.entries(backlog)) {
        this.set({ channel, state: 'waiting' }, waiting)
        this.set({ channel, state: 'rejected' }, rejected)
        oldest.set({ channel }, oldestWaitingSeconds)
      }
    },
  })
  return { registry, leads }
}

/**
 * Counts, and serves `/metrics` on METRICS_PORT, so that no visitor finds it. Without that setting nobody does.
 *
 * @throws StartError `ADDRESS_TAKEN` once the app gets ready
 */
export function serveMetrics(
  app: FastifyInstance,
  { host, metricsPort: port }: Config,
  { delivery, readiness }: { delivery: Delivery; readiness: Readiness },
): CountLead {
  const { registry, leads } = createRegistry(app, delivery, readiness)
  if (port !== null) {
    const server = fastify()
    server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
    app.addHook('onReady', async () => {
      collectDefaultMetrics({ register: registry })
      await server.listen({ host, port }).catch((cause) => {
        const message = `Cannot serve metrics on ${host}, port ${port} (${reasonOf(cause)}): set METRICS_PORT`
        throw new StartError('ADDRESS_TAKEN', message, { cause })
      })
    })
    app.addHook('onClose', () => server.close())
  }
  return (form, state) => leads.inc({ form, state })
}
