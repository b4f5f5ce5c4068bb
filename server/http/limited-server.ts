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
const MAX_WAITING = 5

/** Bytes that Node parses at a time. It parses all requests in them, even after the first one has closed the connection. */
const SLICE_BYTES = 512

/** Hands slices to Node, until the connection is closed. Otherwise Node would parse up to 64 KB at a time, which are 2,000 requests. */
function parseInSlices(socket: Socket) {
  const [parse] = socket.listeners('data') as ((data: Uint8Array) => void)[]
  if (parse === undefined) return
  socket.removeAllListeners('data').on('data', (data: Buffer) => {
    for (let start = 0; start < data.length && !socket.destroyed; start += SLICE_BYTES) {
      // Node pauses a connection whose responses are not read. It gets the rest when the connection goes on.
      if (socket.isPaused()) return void socket.unshift(data.subarray(start))
      parse.call(socket, data.subarray(start, start + SLICE_BYTES))
    }
  })
}

/** Creates an HTTP server that closes the connection of a client that sends requests faster than it reads the responses. */
export function createLimitedServer(handle: RequestListener): Server {
  const waiting = new WeakMap<Socket, number>()
  const server = createServer(TIMEOUTS, (request, response) => {
    const { socket } = request
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
  server.on('connection', parseInSlices)
  server.timeout = IDLE_MILLISECONDS
  server.maxConnections = MAX_CONNECTIONS
  return server
}
