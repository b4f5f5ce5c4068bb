import { randomUUID } from 'node:crypto'
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { LogOutput } from './log-output.ts'

/**
 * One line for each finished request, and only what holds nothing personal: no address of the visitor, no query,
 * no headers, no body, and the route's pattern rather than the path that was asked for.
 */
class RequestLog extends LogController {
  override incomingRequest() {}
  override routeNotFound() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    }
    if (error) request.log.error({ ...line, err: error }, 'request broken off')
    else request.log.info(line, 'request')
  }
}

interface ErrorLine {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/** How many errors deep a cause is followed: errors may name each other without end. */
const DEEPEST = 4

/** Of what was thrown and is no error: its kind alone, as it may be anything, an address too. */
const kindOf = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null ? (thrown.constructor?.name ?? 'object') : typeof thrown

/**
 * What is logged of an error: chosen properties only. The driver of PostgreSQL adds `detail` and `where` to its own, which quote the
 * whole row that a constraint refused.
 */
function errorLine(error: unknown, depth = 0): ErrorLine {
  if (!(error instanceof Error)) return { type: kindOf(error), message: 'not an error', stack: '' }
  const { message, stack = '', code, cause, errors } = error as Error & { code?: unknown; errors?: unknown }
  return {
    type: error.constructor.name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && depth < DEEPEST && { cause: errorLine(cause, depth + 1) }),
    // Of a connection that was tried to several addresses in vain.
    ...(Array.isArray(errors) && depth < DEEPEST && { errors: errors.map((one) => errorLine(one, depth + 1)) }),
  }
}

/**
 * The log settings of the app: JSON lines. Each request gets a new id; one in its headers is ignored.
 *
 * @param stream where they go: standard output unless said otherwise
 */
export const requestLog = ({ logLevel }: Config, stream?: LogOutput) =>
  ({
    logger: {
      level: logLevel,
      ...(stream && { stream }),
      // By default Fastify logs the visitor's address, the host and the whole URL of each request.
      serializers: {
        req: ({ method }: { method: string }) => ({ method }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: (error: unknown) => errorLine(error),
      },
    },
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  }) satisfies FastifyServerOptions
