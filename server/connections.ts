import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Timeouts against clients that are slow on purpose; a form takes far less. Idle connections stay open for longer than the
 * minute after which proxies close theirs: otherwise a proxy could send a request on one that is just being closed.
 */
const LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** A connection is closed after so long without a byte in either direction, for example when a client never reads its answer. */
const STALLED_MILLISECONDS = 60_000

/** How many requests a client may send before it has read the answers to earlier ones. Browsers and proxies send none. */
const MAX_AHEAD = 16

/** How long a refused client has to read the refusal before its connection is cut. */
const FAREWELL_MILLISECONDS = 1_000

/**
 * During a stop, how long a client may go on sending a request; a form takes far less. Node itself looks for requests that are
 * overdue only until its server begins to close.
 */
const LAST_REQUEST_MILLISECONDS = 10_000

/** Of each server made here, its open connections with the answer that each was last given. */
const answersOf = new WeakMap<Server, Map<Duplex, ServerResponse | undefined>>()

/** A request with two Host headers has to be refused (RFC 9112, 3.2); Node would silently take the first one. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** A server on which each client can use a bounded amount of work and memory only. */
export function boundedServer(answer: RequestListener): Server {
  const ahead = new WeakMap<Duplex, number>()
  const answers = new Map<Duplex, ServerResponse | undefined>()

  const server = createServer(LIMITS, (request, response) => {
    const { socket } = request
    // One packet can hold thousands of requests, and Node hands over all of them even after the socket was destroyed.
    if (socket.destroyed) return
    answers.set(socket, response)
    // A response has no socket yet while answers to earlier requests on the same connection are still being sent.
    if (response.socket === null) {
      const count = (ahead.get(socket) ?? 0) + 1
      if (count > MAX_AHEAD) return void socket.destroy()
      ahead.set(socket, count)
      response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1))
    }
    if (hasTwoHosts(request.rawHeaders)) {
      response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()
      return
    }
    answer(request, response)
  })
  server.on('connection', (socket) => {
    answers.set(socket, undefined)
    socket.once('close', () => answers.delete(socket))
  })
  server.timeout = STALLED_MILLISECONDS
  answersOf.set(server, answers)
  return server
}

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/**
 * Ends a connection on which no request could be read: garbage, headers over Node's 16 KiB, or a body that never came. Nothing
 * is logged, because the error holds the raw bytes and those may be someone's message. The connection is cut if the client does
 * not close it, because an open one would delay a stop of the server.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === 'ECONNRESET') return void socket.destroy()
  // It was refused before and goes on sending.
  if (!socket.writable) return
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  setTimeout(() => socket.destroy(), FAREWELL_MILLISECONDS).unref()
}

/** Refuses every client that has not sent its request to the end; what is being answered goes on. */
function refuseUnfinished(server: Server) {
  for (const [socket, answer] of answersOf.get(server) ?? []) {
    if (answer?.req.complete && !answer.writableFinished) continue
    if (answer?.headersSent && !answer.writableFinished) socket.destroy()
    else refuseUnreadable(Object.assign(new Error('not sent in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  }
}

/**
 * During a stop, closes connections as they become idle, and after a while those whose request is still being sent. Node closes
 * only those that are idle when the stop begins, so one browser that gets its answer afterwards would delay the end by the
 * keep-alive timeout, and half a request for good.
 */
export function letConnectionsGo(server: Server, lastRequestMilliseconds = LAST_REQUEST_MILLISECONDS) {
  if (!server.listening) return
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  const refusing = setTimeout(() => refuseUnfinished(server), lastRequestMilliseconds)
  server.once('close', () => {
    clearInterval(closing)
    clearTimeout(refusing)
  })
}
