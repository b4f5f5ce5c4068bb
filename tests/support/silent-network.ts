import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listenLocally } from './listen-locally.ts'

/** A proxy in front of PostgreSQL that can drop all data, like a broken network. */
export interface SilentNetwork {
  /** The URL of a database through the proxy. */
  url(database: string): string
  /** Drops all data from now on. Connections stay open. */
  silence(): void
  /** Forwards new connections again. Earlier ones stay silent, as behind a firewall that forgot them. */
  speak(): void
  close(): Promise<void>
}

/** @param socketFolder the folder of PostgreSQL's socket */
export async function startSilentNetwork(socketFolder: string): Promise<SilentNetwork> {
  const sockets = new Set<Socket>()
  /** For each connection, a function that stops forwarding. */
  const forwarded = new Set<() => void>()
  let isSilent = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((socket) => {
    keep(socket).resume()
    if (isSilent) return
    const database = keep(connect(`${socketFolder}/.s.PGSQL.5432`))
    socket.pipe(database).pipe(socket)
    forwarded.add(() => {
      socket.unpipe(database).resume()
      database.unpipe(socket).resume()
    })
  })
  const port = await listenLocally(server)
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    silence() {
      isSilent = true
      for (const cut of forwarded) cut()
      forwarded.clear()
    },
    speak() {
      isSilent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
