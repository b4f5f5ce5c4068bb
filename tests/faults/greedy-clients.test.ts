import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
  await expect.poll(openConnections).toBeGreaterThan(0)
  await expect.poll(openConnections, { timeout: 20_000 }).toBe(0)
  running.app.server.off('request', count)
  expect(parsed).toBeLessThan(8 * 40)
  expect((await running.ask('/healthz')).status).toBe(200)
  expect((await running.ask('/about')).status).toBe(200)
})
