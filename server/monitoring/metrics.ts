import { type FastifyInstance, fastify } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { FORM_NAMES, type FormName } from '../../contract/form-markup.ts'
import type { ClockCheck } from '../database/clock-check.ts'
import type { LeadStore } from '../database/lead-store.ts'
import type { LeadTable } from '../database/tables.ts'
import type { ChannelName } from '../delivery/channel.ts'
import { countUndelivered } from '../delivery/outbox.ts'
import { countLogFailures } from '../http/request-log.ts'
import { type Clock, ClockError } from '../settings/clock.ts'
import type { Config } from '../settings/config.ts'
import { reasonOf, StartError } from '../settings/start-error.ts'

interface Dependencies {
  store: Pick<LeadStore, 'get' | 'check'>
  clockCheck: Pick<ClockCheck, 'check'>
  /** The configured channels. */
  channels: readonly ChannelName[]
  now: Clock['now']
}

/** Labels are fixed words, never input of visitors. */
function createRegistry({ store, clockCheck, channels, now }: Dependencies) {
  const registry = new Registry()
  const registers = [registry]
  const leads = new Counter({
    name: 'krajai_leads_total',
    help: 'Leads stored',
    labelNames: ['form', 'state'] as const,
    registers,
  })
  // Prometheus counts increases only. Without these zeros it would miss the first lead after a start.
  for (const form of FORM_NAMES) for (const state of ['accepted', 'suspected_spam']) leads.inc({ form, state }, 0)
  const errors = new Counter({ name: 'krajai_http_server_errors_total', help: 'Requests answered 5xx', registers })
  new Gauge({
    name: 'krajai_ready',
    help: '1 if the next lead can be stored',
    registers,
    async collect() {
      this.set(
        await store.check().then(
          () => 1,
          () => 0,
        ),
      )
    },
  })
  new Gauge({
    name: 'krajai_clock_believed',
    help: '0 if the clock is far from its last check, so nothing is deleted by age',
    registers,
    async collect() {
      // If the database fails, krajai_ready tells it.
      const doubt = await store
        .get()
        .then(clockCheck.check)
        .catch((error) => error)
      this.set(doubt instanceof ClockError ? 0 : 1)
    },
  })
  new Gauge({
    name: 'krajai_log_failures',
    help: 'Lines of the log that could not be written at once since the start',
    registers,
    collect() {
      this.set(countLogFailures())
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
    help: 'Deliveries that are waiting or rejected',
    labelNames: ['channel', 'state'] as const,
    registers,
    async collect() {
      this.reset()
      oldest.reset()
      // If the database fails, the series are missing. An alert detects that.
      const undelivered = await store
        .get()
        .then(countUndelivered)
        .catch(() => undefined)
      if (undelivered === undefined) return
      for (const channel of channels) {
        for (const state of ['waiting', 'rejected'] as const) {
          const found = undelivered.find((row) => row.channel === channel && row.state === state)
          this.set({ channel, state }, found?.count ?? 0)
          const since = found === undefined ? now().getTime() : Date.parse(found.oldest)
          // After the clock went back, a creation time can be in the future. The alert must hear of that delivery too.
          if (state === 'waiting') oldest.set({ channel }, Math.round(Math.abs(now().getTime() - since) / 1000))
        }
      }
    },
  })
  return { registry, leads, errors }
}

/**
 * Serves `/metrics` on METRICS_PORT, if it is set. Visitors cannot reach that port.
 *
 * @returns a function that counts a new lead
 * @throws StartError during `app.ready()`, if the port is in use
 */
export function serveMetrics(
  app: FastifyInstance,
  { HOST: host, METRICS_PORT: port }: Config,
  dependencies: Dependencies,
) {
  const { registry, leads, errors } = createRegistry(dependencies)
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode >= 500) errors.inc()
  })
  if (port !== undefined) {
    const server = fastify()
    server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
    app.addHook('onReady', async () => {
      collectDefaultMetrics({ register: registry })
      await server.listen({ host, port }).catch((cause) => {
        const message = `Cannot serve metrics on ${host}, port ${port} (${reasonOf(cause)}). Set another METRICS_PORT.`
        throw new StartError(message, { cause })
      })
    })
    app.addHook('onClose', () => server.close())
  }
  return (form: FormName, state: LeadTable['state']) => leads.inc({ form, state })
}
