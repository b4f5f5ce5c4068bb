import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from './config.ts'

/**
 * What is logged of an error: chosen properties only. The driver of PostgreSQL adds `detail` and `where` to its own, which quote the
 * whole row that a constraint refused.
 */
function errorLine(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const { message, stack = '', cause } = error
  const code = 'code' in error ? { code: error.code } : {}
  // One level is enough, and a cause may name itself.
  const reason = cause instanceof Error ? { cause: `${cause.constructor.name}: ${cause.message}` } : {}
  return { type: error.constructor.name, message, stack, ...code, ...reason }
}

/**
 * The log settings of the app: JSON lines. Each request gets a new id; one in its headers is ignored.
 *
 * @param stream where they go: standard output unless said otherwise
 */
export const createLogOptions = ({ LOG_LEVEL }: Config, stream?: { write(line: string): void }) =>
  ({
    logger: {
      level: LOG_LEVEL,
      ...(stream && { stream }),
      // By default Fastify logs the visitor's address, the host and the whole URL of each request.
      serializers: {
        req: ({ method }: { method: string }) => ({ method }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: (error: unknown) => errorLine(error),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  }) satisfies FastifyServerOptions

/**
 * Logs a line for each finished request, and only what holds nothing personal: no address of the visitor, no query, no headers, no body,
 * and the route's pattern rather than the path that was asked for.
 */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const line = { method, route: routeOptions.url ?? null, status: statusCode, milliseconds: Math.round(elapsedTime) }
    log.info(line, 'request')
  })
}
