import { type FastifyInstance, fastify } from 'fastify'
import { addressLimits } from './address-limits.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config, TrustedProxies } from './config.ts'
import { boundedServer, letConnectionsGo, refuseUnreadable } from './connections.ts'
import { newestCopy } from './copies.ts'
import { openDatabase } from './database/open.ts'
import { createDelivery } from './delivery/delivery.ts'
import { readAddressesWithoutPorts } from './forwarded-address.ts'
import { warnOfUnknownProxy } from './forwarded-warning.ts'
import { healthRoutes, provenReadiness } from './health.ts'
import { acceptLeads } from './leads/accept-lead.ts'
import { housekeeping } from './leads/housekeeping.ts'
import { leadRepository } from './leads/lead-repository.ts'
import { leadRoutes } from './leads/lead-routes.ts'
import type { LogOutput } from './log-output.ts'
import { countLeads, metrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import type { BuiltSite } from './pages/built-site.ts'
import { NO_CONTENT_SECURITY_POLICY } from './pages/content-security-policy.ts'
import { openDownloads, stableName } from './pages/downloads.ts'
import { pageFront } from './pages/page-front.ts'
import { SECURITY_CONTACT_FILE, securityContactEnd } from './pages/security-contact.ts'
import { securityHeaders } from './pages/security-headers.ts'
import { answerError, answerProblems } from './problems.ts'
import { requestLog } from './request-log.ts'

/** Paths that the pages leave to the routes below. */
const ROUTED = ['/api', '/api/', '/healthz', '/readyz']

/** Hop 0 is whoever is connected to this server. */
function trustProxy(proxies: TrustedProxies) {
  if (typeof proxies === 'number') return (_address: string, hop: number) => hop < proxies
  return proxies === false ? false : [...proxies]
}

const SWEEP_MILLISECONDS = 60_000

interface Options {
  /** Where the time comes from; tests bring their own. */
  clock?: Clock
  /** Where the log goes: standard output unless said otherwise. */
  log?: LogOutput
}

/**
 * Builds the server: opens the database, brings it up to date, and puts the pages before the routes. It
 * does not listen yet. Closing it finishes what is in flight and then closes the database.
 *
 * @throws StartError when the database cannot be opened or brought up to date
 */
export async function buildApp(
  config: Config,
  site: BuiltSite,
  { clock = systemClock, log }: Options = {},
): Promise<FastifyInstance> {
  const headers = securityHeaders(config.siteUrl)
  const apiHeaders = {
    ...headers,
    'Content-Security-Policy': NO_CONTENT_SECURITY_POLICY,
    'Cache-Control': 'no-store',
  }
  const downloads = openDownloads(site, headers, (file) => measured.downloaded(file))
  const front = pageFront({
    site,
    headers,
    reserved: ROUTED,
    downloads,
  })

  const app = fastify({
    ...requestLog(config, log),
    trustProxy: trustProxy(config.trustProxy),
    // These errors arise before any hook runs, so the headers have to be set here.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(apiHeaders)),
    clientErrorHandler: refuseUnreadable,
    // Requests that arrive on open connections during a stop are still answered: the database closes last.
    return503OnClosing: false,
    serverFactory: (routes) => boundedServer(front(routes)),
  })
  const db = await openDatabase(config.database, (error) =>
    app.log.warn({ err: error }, 'a connection to the database broke'),
  )
  app.addHook('preClose', async () => letConnectionsGo(app.server))
  app.addHook('onClose', () => db.destroy())
  app.addHook('onClose', async () => downloads.close())

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(apiHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  answerProblems(app)
  warnOfUnknownProxy(app, config.trustProxy)
  readAddressesWithoutPorts(app, config.trustProxy)
  const deliveries = createDelivery(config, {
    db,
    manifest: site.manifest,
    log: app.log,
    attempted: (report) => measured.attempted(report),
    clock,
  })
  const readiness = provenReadiness(db)
  const { backupFolder } = config
  const measured = metrics(app, {
    deliveries,
    readiness,
    files: site.manifest.downloads.map(stableName),
    newestCopy: backupFolder === null ? undefined : () => newestCopy(backupFolder, clock.now()),
    securityContactEnd: securityContactEnd(site.files.get(`/${SECURITY_CONTACT_FILE}`)?.identity.toString() ?? ''),
  })
  app.addHook('onListen', deliveries.start)
  app.addHook('preClose', async () => void deliveries.stop())
  app.addHook('onClose', deliveries.stop)
  serveMetrics(app, config, measured)

  const limits = await addressLimits(app, config.rateLimit, clock.now)
  const sweeping = setInterval(() => {
    limits.sweep()
  }, SWEEP_MILLISECONDS).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))
  const leads = leadRepository(db, { enqueue: deliveries.enqueue, wakeDelivery: deliveries.wake })
  const accept = countLeads(acceptLeads(leads, site.manifest.termsVersion, clock.now), measured)
  healthRoutes(app, { readiness, backlog: deliveries.backlog })
  leadRoutes(app, { accept, limit: limits.submissions, siteUrl: config.siteUrl, site, headers })
  housekeeping(app, { db, leads, retentionDays: config.leadsRetentionDays, now: clock.now })
  return app
}
