import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { listenHere } from '../tests/support/listen-here.ts'

/**
 * A port of this machine that nothing listens on. Another program may take it before the caller does: for use where
 * the port must be known to two programs before either has started.
 */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenHere(server)
  server.close()
  await once(server, 'close')
  return port
}

/** Whether somebody listens on a port of this machine. */
export const connects = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
