import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Limits against clients that are slow on purpose. Proxies close idle connections after a minute. The server keeps them longer, so that
 * no proxy sends a request on a connection that the server is closing.
 */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** A connection without progress is closed after this time, also if its client does not read. */
const IDLE_MILLISECONDS = 60_000

/** An idle connection needs about 10 KB. */
const MAX_CONNECTIONS = 10_000

/** Requests of one connection that wait for their responses, or whose responses are not read. Browsers and proxies send one at a time. */
const MAX_WAITING = 20

/** Creates an HTTP server that closes the connection of a client that sends requests faster than it reads the responses. */
export function createLimitedServer(handle: RequestListener): Server {
  const waiting = new WeakMap<Socket, number>()
  // `optimizeEmptyRequests`: when a connection is closed, Node spends less time on the requests that it has parsed.
  const server = createServer({ ...TIMEOUTS, optimizeEmptyRequests: true }, (request, response) => {
    const { socket } = request
    // Node parses all requests that have arrived, even if the connection is closed by now.
    if (socket.destroyed) return
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    if (count > MAX_WAITING) {
      socket.destroy()
      return
    }
    response.on('close', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1))
    handle(request, response)
  })
  server.timeout = IDLE_MILLISECONDS
  server.maxConnections = MAX_CONNECTIONS
  return server
}
