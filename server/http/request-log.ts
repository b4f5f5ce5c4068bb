import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../settings/config.ts'

/** Selects what is logged of an error. PostgreSQL's errors also have `detail` and `where`, which quote the refused row: personal data. */
function serializeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const { message, stack = '', cause } = error
  const code = 'code' in error ? { code: error.code } : {}
  // One level only, because causes can be circular.
  const reason = cause instanceof Error ? { cause: `${cause.constructor.name}: ${cause.message}` } : {}
  return { type: error.constructor.name, message, stack, ...code, ...reason }
}

let failures = 0
/** How many lines could not be written at once since the start. */
export const countLogFailures = () => failures

/** Lines that wait until they can be written. More would cost memory. */
const MAX_PENDING_BYTES = 64 * 1024

/** Writes lines to a file descriptor. On a full disk, or if nobody reads the pipe, the server goes on without the log. */
export function createLogStream(descriptor: number) {
  let pending = Buffer.alloc(0)
  return {
    write(line: string) {
      pending = Buffer.concat([pending, Buffer.from(line)])
      try {
        while (pending.length > 0) pending = pending.subarray(writeSync(descriptor, pending))
      } catch {
        failures += 1
        if (pending.length > MAX_PENDING_BYTES) pending = Buffer.alloc(0)
      }
    },
  }
}

/**
 * Fastify's options for a log of JSON lines. Each request gets a random id.
 *
 * @param stream receives the lines; the default is standard output
 */
export const createLogOptions = ({ LOG_LEVEL }: Config, stream = createLogStream(process.stdout.fd)) =>
  ({
    logger: {
      level: LOG_LEVEL,
      stream,
      // By default Fastify logs the visitor's address, the host and the whole URL of each request.
      serializers: {
        req: ({ method }: { method: string }) => ({ method }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: (error: unknown) => serializeError(error),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  }) satisfies FastifyServerOptions

/** Logs a line without personal data for each request: the route's pattern, no path, no query, no address of the visitor. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const line = { method, route: routeOptions.url ?? null, status: statusCode, milliseconds: Math.round(elapsedTime) }
    log.info(line, 'request')
  })
}
