import { type FastifyInstance, fastify } from 'fastify'
import { BODY_LIMIT_BYTES } from '../contract/forms.ts'
import { createClockCheck } from './database/clock-check.ts'
import { createLeadStore } from './database/lead-store.ts'
import { openDatabase, refuseEmptyDatabase } from './database/open.ts'
import { setUpDelivery } from './delivery/delivery.ts'
import { createLimitedServer } from './http/limited-server.ts'
import { createSendError, handleErrors } from './http/problems.ts'
import { createLogOptions, logRequests } from './http/request-log.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { createAcceptLead } from './leads/accept-lead.ts'
import { addLeadRoutes } from './leads/lead-routes.ts'
import { addHealthRoutes } from './monitoring/health.ts'
import { serveMetrics } from './monitoring/metrics.ts'
import type { BuiltSite } from './pages/built-site.ts'
import { addPageRoutes, replaceMalformed } from './pages/page-routes.ts'
import { createSendStatusPage } from './pages/send-file.ts'
import { type Clock, systemClock } from './settings/clock.ts'
import type { Config } from './settings/config.ts'
import { copyBeforeUpgrade } from './upkeep/copy-before-upgrade.ts'
import { setUpHousekeeping } from './upkeep/housekeeping.ts'

/** Behind a proxy and without TRUST_PROXY, all visitors have the proxy's address and share one rate limit. Logs that once. */
function warnOfUnknownProxy(app: FastifyInstance, { TRUST_PROXY }: Config) {
  let warned = TRUST_PROXY !== false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return
    warned = true
    log.warn('requests come through a proxy, so all visitors share one rate limit: set TRUST_PROXY')
  })
}

/** Some proxies add the port of a connection: `203.0.113.9:4001`, `[2001:db8::1]:4001`. Each connection would be another visitor. */
const withoutPorts = (addresses: string) => addresses.replace(/\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+/g, '$1$2')

interface AppOptions {
  clock?: Clock
  /** Receives the log. The default is standard output. */
  log?: { write(line: string): void }
}

/**
 * Builds the server, which does not listen yet. It works without its database: then forms get 503, and it tries to open the database until
 * that succeeds. `close()` finishes open requests and deliveries, then closes the database.
 */
export async function buildApp(
  config: Config,
  site: BuiltSite,
  { clock = systemClock, log }: AppOptions = {},
): Promise<FastifyInstance> {
  const headers = createSecurityHeaders(config.SITE_URL)
  const sendStatusPage = createSendStatusPage(site)
  const sendError = createSendError(sendStatusPage)
  // Fastify does not support a number of proxies, so a function compares it with the hop. Hop 0 is the client of this connection.
  const proxies = config.TRUST_PROXY
  const app = fastify({
    ...createLogOptions(config, log),
    serverFactory: createLimitedServer,
    rewriteUrl: ({ url = '/' }) => replaceMalformed(url),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    forceCloseConnections: 'idle',
    // During a stop, the server still answers requests on open connections. This works because the database closes last.
    return503OnClosing: false,
    // Fastify runs no hook before it reports these errors, so the headers are set here.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
  })
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  app.addHook('onRequest', async ({ headers }) => {
    const forwarded = headers['x-forwarded-for']
    if (forwarded !== undefined) headers['x-forwarded-for'] = withoutPorts(String(forwarded))
  })
  handleErrors(app, sendError)
  logRequests(app)
  warnOfUnknownProxy(app, config)

  const store = createLeadStore(app.log, clock)
  app.addHook('onClose', () => store.close())

  const { now } = clock
  const delivery = setUpDelivery(app, config, { manifest: site.manifest, clock })
  const clockCheck = createClockCheck(clock)
  const housekeeping = setUpHousekeeping(app, { clockCheck, config, now })
  addHealthRoutes(app, store)
  const countLead = serveMetrics(app, config, { store, clockCheck, channels: delivery.channels, now })
  await addLeadRoutes(app, {
    accept: createAcceptLead({ store, enqueue: delivery.enqueue, manifest: site.manifest, clockCheck }),
    rateLimit: config.RATE_LIMIT,
    siteUrl: config.SITE_URL,
    site,
    onResult(form, result) {
      if (result.status === 503) store.reportFailure(result.cause)
      if (result.status !== 201 || result.state === undefined) return
      store.reportSuccess()
      countLead(form, result.state)
      delivery.wake()
    },
  })
  await addPageRoutes(app, site, sendStatusPage)

  const report = (err: Error) => app.log.warn({ err }, 'a database connection broke; the server opens a new one')
  await store.start(async () => {
    refuseEmptyDatabase(config)
    const db = await openDatabase(config.DATABASE_URL, { report, copyBeforeUpgrade })
    try {
      await delivery.start(db)
      await housekeeping.start(db)
      return db
    } catch (error) {
      await db.destroy()
      throw error
    }
  })
  return app
}
