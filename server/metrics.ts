import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { FORM_NAMES } from '../contract/form-markup.ts'
import type { LeadTable } from './database/tables.ts'
import type { Delivery } from './delivery/delivery.ts'
import type { ChannelBacklog } from './delivery/outbox.ts'
import type { AttemptReport } from './delivery/worker.ts'
import type { Readiness } from './health.ts'
import type { AcceptLead } from './leads/accept-lead.ts'

/** Histogram buckets: a form is answered in milliseconds, the longest ones are for a database that does not answer. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

// Records, because a type can ask for every word of a record and not for every word of a list.
const STATES = Object.keys({ accepted: 0, suspected_spam: 0 } satisfies Record<LeadTable['state'], 0>)
const RESULTS = Object.keys({ delivered: 0, retry: 0, rejected: 0 } satisfies Record<AttemptReport['result'], 0>)
/** A fault of ours, and a database that takes nothing. */
const SERVER_ERRORS = ['500', '503'] as const

/** A moment as Prometheus has it. */
const seconds = (moment: Date | undefined) => moment && moment.getTime() / 1000

const METHODS = new Set(['GET', 'HEAD', 'POST'])

/** What Prometheus is told. Labels are words of ours, never anything a visitor sent: no path, no address, no lead. */
export interface Metrics {
  readonly registry: Registry
  /** A lead was stored, and was not a repeat. */
  stored(kind: LeadTable['kind'], state: LeadTable['state']): void
  attempted(report: AttemptReport): void
  /** A file for download was begun; the name is ours. */
  downloaded(file: string): void
}

interface Counted {
  /** The channels, and what is still to be delivered, which is asked at each scrape. */
  deliveries: Pick<Delivery, 'channels' | 'backlog'>
  /** Whether the next lead would be stored, which is asked at each scrape. */
  readiness: Readiness
  /** The stable names of the files for download. */
  files: readonly string[]
  /** When the newest copy of the leads was made, where the folder of the copies is known; asked at each scrape. */
  newestCopy: (() => Date) | undefined
  /** Until when the site's security.txt counts, where it has one. */
  securityContactEnd: Date | undefined
}

/**
 * Begins to count. Whatever may be counted is there from the start, as 0: Prometheus takes the first value of a series that
 * appears later for where it began, and the first leads, errors and attempts after each start would raise no alert.
 */
export function metrics(app: FastifyInstance, counted: Counted): Metrics {
  const { deliveries, readiness, files, newestCopy, securityContactEnd } = counted
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read()
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })

  const leads = counter('krajai_leads_total', 'Leads stored', 'kind', 'state')
  for (const kind of FORM_NAMES) for (const state of STATES) leads.inc({ kind, state }, 0)
  const attempts = counter(
    'krajai_delivery_attempts_total',
    'Attempts at delivering a lead, by what came of them',
    'channel',
    'result',
  )
  for (const channel of deliveries.channels) for (const result of RESULTS) attempts.inc({ channel, result }, 0)
  const downloads = counter(
    'krajai_downloads_total',
    'Files for download that were begun, by their stable name; what a reader comes back for is not counted again',
    'file',
  )
  for (const file of files) downloads.inc({ file }, 0)
  const serverErrors = counter('krajai_http_server_errors_total', 'Calls that were answered 5xx', 'status')
  for (const status of SERVER_ERRORS) serverErrors.inc({ status }, 0)
  const durations = new Histogram({
    name: 'krajai_http_request_duration_seconds',
    help: 'Time to answer a call, by the pattern of its route (pages are served before the routes and not counted)',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const status = String(reply.statusCode)
    const labels = { method: METHODS.has(method) ? method : 'other', route: routeOptions.url ?? 'none', status }
    durations.observe(labels, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) serverErrors.inc({ status })
  })

  gauge(
    'krajai_ready',
    '1 where the next lead would be stored, proved by writing, and 0 where it is answered 503',
    () =>
      readiness().then(
        () => 1,
        () => 0,
      ),
  )

  // All gauges of one scrape share one query. While the database does not answer they have no value, which alerts can detect.
  let asking: ReturnType<Delivery['backlog']> | undefined
  const ask = () => {
    asking ??= deliveries
      .backlog()
      .catch(() => ({}))
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  const channelGauge = (name: string, help: string, read: (standing: ChannelBacklog) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['channel'] as const,
      registers,
      async collect() {
        const standings = Object.entries(await ask())
        this.reset()
        for (const [channel, standing] of standings) this.set({ channel }, read(standing))
      },
    })
  channelGauge('krajai_deliveries_waiting', 'Deliveries that are still to be made', ({ waiting }) => waiting)
  channelGauge('krajai_deliveries_rejected', 'Deliveries that a receiver rejected', ({ rejected }) => rejected)
  channelGauge(
    'krajai_delivery_oldest_waiting_seconds',
    'Age of the delivery that has been waiting longest',
    ({ oldestWaitingSeconds }) => oldestWaitingSeconds,
  )
  gauge(
    'krajai_newest_backup_timestamp_seconds',
    'When the newest copy of the leads was made, 0 where there is none or nobody may look',
    async () => seconds(newestCopy?.()),
  )
  gauge(
    'krajai_security_contact_end_timestamp_seconds',
    'Until when security.txt counts, which a new build of the site moves on',
    async () => seconds(securityContactEnd),
  )

  return {
    registry,
    stored: (kind, state) => leads.inc({ kind, state }),
    attempted: ({ channel, result }) => attempts.inc({ channel, result }),
    downloaded: (file) => downloads.inc({ file }),
  }
}

/** Metrics of the process itself: memory, processor, event loop. To be called once for each process that is scraped. */
export const addProcessMetrics = ({ registry }: Metrics) => collectDefaultMetrics({ register: registry })

/** Counts stored leads. A repeat gets the first one's receipt and is not counted again. */
export const countLeads =
  (accept: AcceptLead, { stored }: Metrics): AcceptLead =>
  async (sent) => {
    const acceptance = await accept(sent)
    if (acceptance.outcome === 'sent' && !acceptance.repeated) {
      stored(sent.form, acceptance.suspected ? 'suspected_spam' : 'accepted')
    }
    return acceptance
  }
