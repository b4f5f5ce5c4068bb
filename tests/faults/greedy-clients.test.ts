import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLimitedServer } from '../../server/http/limited-server.ts'
import { type RunningApp, runApp } from '../support/running-app.ts'

let running: RunningApp
let sockets: Socket[] = []
beforeAll(async () => {
  running = await runApp()
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await running.stop()
})

const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    running.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

const message = JSON.stringify({ message: 'x'.repeat(200) })

it.each([
  ['pages', 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    'forms',
    `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${message.length}\r\n\r\n${message}`,
  ],
])('clients that send requests for %s and never read lose their connections, and cost little', async (_, request) => {
  let parsed = 0
  const count = () => {
    parsed += 1
  }
  running.app.server.on('request', count)
  sockets = Array.from({ length: 8 }, () => {
    const socket = connect(running.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(request.repeat(5000))
    return socket
  })
  await expect.poll(() => parsed).toBeGreaterThan(0)
  await expect.poll(openConnections, { timeout: 20_000 }).toBe(0)
  running.app.server.off('request', count)
  expect(parsed).toBeLessThan(8 * 40)
  expect((await running.ask('/healthz')).status).toBe(200)
  expect((await running.ask('/about')).status).toBe(200)
})

it('a client that sends more requests before it reads a large response gets all responses in the end', async () => {
  const body = Buffer.alloc(20_000_000)
  let requests = 0
  const server = createLimitedServer((_, response) => {
    requests += 1
    const text = requests === 1 ? body : 'ok'
    // Until there is a response, Node pauses the connection.
    setImmediate(() => response.end(text))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  sockets = [socket]
  const request = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(3000)}\r\n\r\n`
  socket.write(request)
  await expect.poll(() => requests).toBe(1)
  socket.write(request.repeat(3))
  await expect.poll(() => requests).toBeGreaterThan(1)
  let end = ''
  socket.resume().on('data', (part) => {
    end = part.toString('latin1').slice(-2)
  })
  await expect.poll(() => ({ requests, end })).toEqual({ requests: 4, end: 'ok' })
  socket.destroy()
  server.close()
})

it.each(['new', 'kept'])('a stop answers a request that is on its way on a %s connection', async (kind) => {
  const server = createLimitedServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(server, 'connection')
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  if (kind === 'kept') {
    socket.write(request)
    await once(socket, 'data')
  }
  server.closeIdleConnections()
  socket.write(request)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  await once(socket, 'close')
  server.close()
})
