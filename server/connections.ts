import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Against connections that dawdle on purpose. A form takes far less; an idle connection is kept a little longer than
 * the minute that proxies keep theirs, or they would send a request into one that is just being closed.
 */
const LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** After so long without a byte in either direction an answer that nobody takes is thrown away. */
const STALLED_MILLISECONDS = 60_000

/** Requests that may be sent ahead of the answers that have been read. Browsers and proxies send none. */
const MOST_AHEAD = 16

/** How long a refused client is given to read why. */
const FAREWELL_MILLISECONDS = 1_000

/** RFC 9112, 3.2: two hosts are none. Node keeps the first one and says nothing. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** A server that no client can make hold more than a bounded amount of work or memory. */
export function boundedServer(answer: RequestListener): Server {
  const ahead = new WeakMap<Duplex, number>()

  const server = createServer(LIMITS, (request, response) => {
    const { socket } = request
    // One packet holds thousands of requests, and all of them are handed over before the connection is gone.
    if (socket.destroyed) return
    // Without the socket: the answers before it have not been taken yet.
    if (response.socket === null) {
      const count = (ahead.get(socket) ?? 0) + 1
      if (count > MOST_AHEAD) return void socket.destroy()
      ahead.set(socket, count)
      response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1))
    }
    if (hasTwoHosts(request.rawHeaders)) {
      response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()
      return
    }
    answer(request, response)
  })
  server.timeout = STALLED_MILLISECONDS
  return server
}

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/**
 * Ends a connection on which no request could be read: garbage, headers over Node's 16 KiB, or a body that never came. Nothing
 * is logged, because the error holds the raw bytes and those may be someone's message. A client that does not hang up by itself
 * is hung up on, or it would hold up a stop.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === 'ECONNRESET') return void socket.destroy()
  // Refused before, and still talking.
  if (!socket.writable) return
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  setTimeout(() => socket.destroy(), FAREWELL_MILLISECONDS).unref()
}

/**
 * Node closes what is idle when a server is closed, and not what falls idle afterwards: a browser that gets its answer during
 * a stop would hold the stop up for as long as connections are kept.
 */
export function closeConnectionsAsTheyFallIdle(server: Server) {
  if (!server.listening) return
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  server.once('close', () => clearInterval(closing))
}
