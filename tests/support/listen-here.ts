import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Has a server listen on this machine alone. @returns its port, a free one unless one is given */
export async function listenHere(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
