import { type FastifyInstance, fastify } from 'fastify'
import { BODY_LIMIT_BYTES } from '../contract/forms.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { createClockCheck } from './database/clock-check.ts'
import { openDatabase } from './database/open.ts'
import { setUpDelivery } from './delivery/delivery.ts'
import { addHealthRoutes, createReadiness } from './health.ts'
import { createAcceptLead } from './leads/accept-lead.ts'
import { startHousekeeping } from './leads/housekeeping.ts'
import { addLeadRoutes } from './leads/lead-routes.ts'
import { serveMetrics } from './metrics.ts'
import type { BuiltSite } from './pages/built-site.ts'
import { addPageRoutes } from './pages/page-routes.ts'
import { handleErrors, sendError } from './problems.ts'
import { createLogOptions, logRequests } from './request-log.ts'
import { createSecurityHeaders } from './security-headers.ts'

/**
 * Timeouts against clients that are slow on purpose. Proxies close idle connections after a minute. The server keeps them longer, so that
 * no proxy sends a request on a connection that the server is closing.
 */
const TIMEOUTS = { connectionTimeout: 60_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 }

/** Behind a proxy and without TRUST_PROXY, all visitors have the proxy's address and share one rate limit. Logs that once. */
function warnOfUnknownProxy(app: FastifyInstance, { TRUST_PROXY }: Config) {
  let warned = TRUST_PROXY !== false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return
    warned = true
    log.warn('requests come through a proxy, so all visitors share one rate limit: set TRUST_PROXY')
  })
}

interface AppOptions {
  clock?: Clock
  /** Receives the log. The default is standard output. */
  log?: { write(line: string): void }
}

/**
 * Builds the server, which does not listen yet. `close()` finishes open requests and deliveries, then closes the database.
 *
 * @throws StartError if the database cannot be opened or brought up to date
 */
export async function buildApp(
  config: Config,
  site: BuiltSite,
  { clock = systemClock, log }: AppOptions = {},
): Promise<FastifyInstance> {
  const headers = createSecurityHeaders(config.SITE_URL)
  // Fastify does not support a number of proxies, so a function compares it with the hop. Hop 0 is the client of this connection.
  const proxies = config.TRUST_PROXY
  const app = fastify({
    ...createLogOptions(config, log),
    ...TIMEOUTS,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    forceCloseConnections: 'idle',
    // During a stop, the server still answers requests on open connections. This works because the database closes last.
    return503OnClosing: false,
    // Fastify runs no hook before it reports these errors, so the headers are set here.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
  })
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  handleErrors(app)
  logRequests(app)
  warnOfUnknownProxy(app, config)

  const report = (err: Error) => app.log.warn({ err }, 'a database connection broke; the server opens a new one')
  const db = await openDatabase(config.DATABASE_URL, report)
  app.addHook('onClose', () => db.destroy())

  const { now } = clock
  const { enqueue, wake, channels } = setUpDelivery(app, config, { db, manifest: site.manifest, clock })
  const readiness = createReadiness(db, clock)
  const clockCheck = createClockCheck(db, clock)
  addHealthRoutes(app, readiness)
  const countLead = serveMetrics(app, config, { db, readiness, clockCheck, channels, now })
  await addLeadRoutes(app, {
    accept: createAcceptLead({ db, enqueue, manifest: site.manifest, clockCheck }),
    rateLimit: config.RATE_LIMIT,
    siteUrl: config.SITE_URL,
    site,
    onResult(form, result) {
      if (result.status === 503) readiness.report(false)
      if (result.status !== 201 || result.state === undefined) return
      readiness.report(true)
      countLead(form, result.state)
      wake()
    },
  })
  startHousekeeping(app, { db, clockCheck, config, now })
  await addPageRoutes(app, site)
  return app
}
