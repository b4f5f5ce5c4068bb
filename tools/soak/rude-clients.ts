import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { SoakServer } from './stage.ts'
import type { Witness } from './witness.ts'

/** The server gives headers 10 s and a request 30 s, and looks every 5 s; one that is told to stop meanwhile gives it 10 s more. */
const LET_GO_MILLISECONDS = 50_000

const HEAD = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

/** Whether the server has to end the connection. */
type Manner = (socket: Socket) => Promise<'let-me-go' | 'gone'>

const MANNERS: Record<string, Manner> = {
  async 'slow headers'(socket) {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    while (socket.writable) {
      socket.write('X-Slow: 1\r\n')
      await pause(1000)
    }
    return 'let-me-go'
  },
  async 'half a body'(socket) {
    socket.write(`${HEAD}Content-Length: 1000\r\n\r\n{"fullName": "Manee`)
    return 'let-me-go'
  },
  async 'no HTTP'(socket) {
    socket.write(Buffer.from(crypto.getRandomValues(new Uint8Array(500))))
    return 'let-me-go'
  },
  async 'a length that is none'(socket) {
    socket.write(`${HEAD}Content-Length: -1\r\n\r\n`)
    return 'let-me-go'
  },
  async 'pipelining without reading'(socket) {
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000))
    await pause(5000)
    return 'gone'
  },
  async 'a reset in the middle of a request'(socket) {
    socket.write(`${HEAD}Content-Length: 1000\r\n\r\n{"fullName":`)
    await pause(20)
    socket.resetAndDestroy()
    return 'gone'
  },
  async 'a reset in the middle of an answer'(socket) {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await pause(1)
    socket.resetAndDestroy()
    return 'gone'
  },
}

/** Slow, broken and greedy clients, one kind after another. */
export function rudeClient(servers: readonly SoakServer[], { fault }: Witness, over: AbortSignal) {
  const manners = Object.entries(MANNERS)
  let turn = 0
  return async () => {
    turn += 1
    const [name, behave] = manners[turn % manners.length] ?? []
    const server = servers[Math.floor(Math.random() * servers.length)]
    if (!behave || server?.port === undefined) return
    const start = performance.now()
    const socket = connect(server.port, '127.0.0.1')
    let said = ''
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1', 0, 100)
    })
    const ended = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)))
    const left = new AbortController()
    // Connections still open at the end are not judged.
    const late = pause(LET_GO_MILLISECONDS, false, { signal: AbortSignal.any([left.signal, over]) }).catch(() => true)
    const wish = behave(socket)
    const letGo = await Promise.race([ended, wish.then((end) => (end === 'gone' ? true : ended)), late])
    left.abort()
    socket.destroy()
    await wish
    if (!letGo) fault('held-open', `${server.name}: ${name}`, start)
    const [status] = /HTTP\/1\.1 5\d\d/.exec(said) ?? []
    if (status !== undefined) fault('server-error', `${server.name}: ${name}: ${status}`, start)
  }
}
