import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Limits against clients that are slow on purpose. Proxies close idle connections after a minute. The server keeps them longer, so that
 * no proxy sends a request on a connection that the server is closing.
 */
const LIMITS = {
  /** The site has no cookies, but other hosts of the domain may have long ones. */
  maxHeaderSize: 32 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** A connection without progress is closed after this time, also if its client does not read. */
const IDLE_MILLISECONDS = 60_000

/**
 * A proxy sends a request right after it has connected. During a stop, a connection counts as idle after this time without a request.
 */
const SILENT_MILLISECONDS = 1000
const CLOSING_MILLISECONDS = 100

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

interface Connection {
  /** Requests without a complete response. */
  waiting: number
  /** When it was opened, or got the last complete response. */
  since: number
  /** Bytes received until then. */
  bytes: number
}

/** Creates an HTTP server that closes the connection of a client that sends requests faster than it reads the responses. */
export function createLimitedServer(handle: RequestListener): Server {
  const connections = new Map<Socket, Connection>()
  const server = createServer(LIMITS, (request, response) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (socket.destroyed || connection === undefined) return
    connection.waiting += 1
    if (connection.waiting > MAX_WAITING) {
      socket.destroy()
      return
    }
    response.on('close', () => {
      connection.waiting -= 1
      connection.since = performance.now()
      connection.bytes = socket.bytesRead
    })
    handle(request, response)
  })
  server.on('connection', (socket) => {
    connections.set(socket, { waiting: 0, since: performance.now(), bytes: 0 })
    socket.on('close', () => connections.delete(socket))
    parseInSlices(socket)
  })
  // Called during a stop. Node's own method also closes a connection whose first request is on its way, or whose response is not sent yet.
  server.closeIdleConnections = () => {
    const silentSince = performance.now() - SILENT_MILLISECONDS
    for (const [socket, { waiting, since, bytes }] of connections)
      if (waiting === 0 && since < silentSince && bytes === socket.bytesRead) socket.destroy()
    if (connections.size > 0) setTimeout(server.closeIdleConnections, CLOSING_MILLISECONDS).unref()
  }
  server.timeout = IDLE_MILLISECONDS
  server.maxConnections = MAX_CONNECTIONS
  return server
}
