import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A port that no program uses, for a setting that takes no 0. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}
