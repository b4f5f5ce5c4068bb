import type { Duplex } from 'node:stream'

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/**
 * Ends a connection on which no request could be read: garbage, headers over Node's 16 KiB, or a body that never came. Nothing
 * is logged, because the error holds the raw bytes and those may be someone's message.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'
  return socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
