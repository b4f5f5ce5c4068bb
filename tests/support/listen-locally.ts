import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Starts a server on 127.0.0.1. @returns its port: the given one, or a free one */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
