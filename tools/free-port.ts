import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/**
 * A port of this machine that nothing listens on. Another program may take it before the caller does: for use where
 * the port must be known to two programs before either has started.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
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
