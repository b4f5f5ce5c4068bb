import { createServer, type Server, type ServerOptions } from 'node:http'
import { type FastifyInstance, fastify } from 'fastify'
import { BODY_LIMIT_BYTES } from '../contract/limits.ts'
import type { Config } from './config.ts'
import { migrate } from './database/migrate.ts'
import { migrations } from './database/migrations/index.ts'
import { openDatabase } from './database/sqlite/open.ts'
import { healthRoutes } from './health.ts'
import { acceptLeads } from './leads/accept-lead.ts'
import { answerStore } from './leads/answer-store.ts'
import { keptAnswers } from './leads/kept-answers.ts'
import { leadRepository } from './leads/lead-repository.ts'
import { leadRoutes } from './leads/lead-routes.ts'
import type { BuiltSite } from './pages/built-site.ts'
import { NO_CONTENT_SECURITY_POLICY } from './pages/content-security-policy.ts'
import { pageFront } from './pages/page-front.ts'
import { securityHeaders } from './pages/security-headers.ts'
import { answerError, answerProblems } from './problems.ts'
import { requestLog } from './request-log.ts'
import { refuseUnreadable } from './unreadable-request.ts'

/** What the pages leave to the routes below. */
const ROUTED = ['/api', '/api/', '/healthz', '/readyz']

/**
 * Against connections that dawdle on purpose. A form takes far less; an idle connection is kept a little longer than
 * the minute that proxies keep theirs, or they would send a request into one that is just being closed.
 */
const CONNECTIONS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

const SWEEP_MILLISECONDS = 60_000

/**
 * Node closes what is idle when a server is closed, and not what falls idle afterwards: a browser that gets its answer during
 * a stop would hold the stop up for as long as connections are kept.
 */
function closeConnectionsAsTheyFallIdle(server: Server) {
  if (!server.listening) return
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  server.once('close', () => clearInterval(closing))
}

/**
 * Builds the server: opens the database, brings it up to date, and puts the pages before the routes. It
 * does not listen yet. Closing it finishes what is in flight and then closes the database.
 *
 * @throws StartError when the database cannot be opened or brought up to date
 */
export async function buildApp(config: Config, site: BuiltSite): Promise<FastifyInstance> {
  const database = openDatabase(config.databaseFile)
  try {
    await migrate(database, migrations)
  } catch (error) {
    await database.destroy()
    throw error
  }
  const answers = answerStore()
  const headers = securityHeaders(config.siteUrl)
  const apiHeaders = {
    ...headers,
    'Content-Security-Policy': NO_CONTENT_SECURITY_POLICY,
    'Cache-Control': 'no-store',
  }
  const personalize = keptAnswers(answers, (error) => app.log.error({ err: error }, 'an answer could not be shown'))
  const front = pageFront({ site, headers, reserved: ROUTED, personalize })

  const app = fastify({
    ...requestLog(config),
    bodyLimit: BODY_LIMIT_BYTES,
    // Raised before any hook runs, so the headers are put on by hand.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(apiHeaders)),
    clientErrorHandler: refuseUnreadable,
    // What still arrives during a stop, on a connection that is open, is served: the database closes last.
    return503OnClosing: false,
    serverFactory: (routes) => createServer(CONNECTIONS, front(routes)),
  })
  app.addHook('preClose', async () => closeConnectionsAsTheyFallIdle(app.server))
  app.addHook('onClose', () => database.destroy())
  const sweeping = setInterval(answers.sweep, SWEEP_MILLISECONDS).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(apiHeaders)
  })
  answerProblems(app)
  healthRoutes(app, database)
  leadRoutes(app, { accept: acceptLeads(leadRepository(database)), answers })
  return app
}
