import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listenHere } from './listen-here.ts'

/** A network of the test's own in front of a PostgreSQL, that can swallow everything. */
export interface SilentNetwork {
  /** The address of a database, through it. */
  url(database: string): string
  /** From now on nothing arrives on either side, and nobody is told. */
  silence(): void
  /** New connections are carried again. Those of before stay silent for ever, as where a firewall forgot them. */
  speak(): void
  /** How many connections were opened so far. */
  readonly opened: number
  close(): Promise<void>
}

/** @param socketFolder where PostgreSQL has its socket */
export async function silentNetwork(socketFolder: string): Promise<SilentNetwork> {
  const sockets = new Set<Socket>()
  const carried = new Set<() => void>()
  let isSilent = false
  let opened = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((socket) => {
    opened += 1
    keep(socket).resume()
    if (isSilent) return
    const database = keep(connect(`${socketFolder}/.s.PGSQL.5432`))
    socket.pipe(database).pipe(socket)
    carried.add(() => {
      socket.unpipe(database).resume()
      database.unpipe(socket).resume()
    })
  })
  const port = await listenHere(server)
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    silence() {
      isSilent = true
      for (const cut of carried) cut()
      carried.clear()
    },
    speak() {
      isSilent = false
    },
    get opened() {
      return opened
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
