import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { boundedServer, letConnectionsGo, refuseUnreadable } from './connections.ts'
import { runApp } from './testing/running-app.ts'

const PAGE = Buffer.alloc(200_000, 'x')
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

let server: Server
const sockets = new Set<Socket>()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  if (server?.listening) await new Promise((resolve) => server.close(resolve))
})

/** A server with this answer. @returns opens a connection to it that stays open until it is cut, whatever the server says */
async function serving(answer: RequestListener) {
  server = boundedServer(answer).on('clientError', refuseUnreadable).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return () => {
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => undefined)
    sockets.add(socket)
    return socket
  }
}

describe('a client that sends requests without waiting for answers', () => {
  it('is cut off when it never reads', async () => {
    const answer = vi.fn<RequestListener>((_, response) => void response.end(PAGE))
    const client = (await serving(answer))()
    client.pause().write(GET.repeat(20_000))
    const [socket] = await once(server, 'connection')
    await once(socket, 'close')
    expect(answer.mock.calls.length).toBeLessThanOrEqual(17)
  })

  it('is served as long as it reads', async () => {
    const client = (await serving((_, response) => void response.end('yes')))()
    let read = ''
    client.on('data', (chunk: Buffer) => {
      read += chunk
    })
    const answers = () => read.split('yes').length - 1
    for (let turn = 1; turn <= 20; turn += 1) {
      client.write(GET.repeat(10))
      await expect.poll(answers).toBe(turn * 10)
    }
  })
})

it.each([
  ['no HTTP', 'HTTP', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400],
  ['one host twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['20 kB of headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused, and the connection closed though the client keeps its side open', async (_, request, status) => {
  const client = (await serving((_, response) => void response.end('yes')))()
  const [socket] = await once(server, 'connection')
  const closed = once(socket, 'close')
  let answer = ''
  client.on('data', (chunk: Buffer) => {
    answer += chunk
  })
  client.write(`${request}\r\nnonsense`)
  await once(client, 'end')
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  // It goes on talking, as a client would that does not read.
  client.write('nonsense')
  await closed
})

it('a stop waits for none of the connections that were refused', async () => {
  const open = await serving((_, response) => void response.end('yes'))
  const clients = Array.from({ length: 30 }, (_, index) => {
    const client = open()
    client.resume().write(index % 2 === 0 ? 'nonsense\r\n\r\n' : `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`)
    return once(client, 'end')
  })
  await Promise.all(clients)
  await new Promise((resolve) => server.close(resolve))
})

it('a stop refuses what is not sent to its end in time, and finishes what is being answered', async () => {
  const answering = Promise.withResolvers<() => void>()
  const open = await serving((request, response) => {
    if (request.url === '/slow') answering.resolve(() => response.end('yes'))
    else request.resume()
  })
  const unfinished = [
    'GET /about HTTP/1.1\r\nHost: a\r\n',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf',
    '',
  ]
  const clients = unfinished.map((bytes) => {
    const client = open()
    client.write(bytes)
    return readText(client)
  })
  const slow = open()
  slow.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  const answer = readText(slow)
  const finish = await answering.promise

  letConnectionsGo(server, 100)
  const stopped = new Promise((resolve) => server.close(resolve))
  const [headers, body] = await Promise.all(clients)
  expect(headers).toMatch(/^HTTP\/1\.1 408 /)
  expect(body).toMatch(/^HTTP\/1\.1 408 /)
  finish()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]+yes/)
  await stopped
})

it('slow requests time out, and idle connections outlive the minute of a proxy', async () => {
  const running = await runApp()
  const limits = running.app.server
  for (const limit of ['headersTimeout', 'requestTimeout', 'timeout'] as const) {
    expect(limits[limit], limit).toBeGreaterThan(0)
    expect(limits[limit], limit).toBeLessThanOrEqual(60_000)
  }
  expect(limits.keepAliveTimeout).toBeGreaterThan(60_000)
  await running.stop()
})

describe('a body in chunks', () => {
  const post = (kilobytes: number) =>
    new Promise<{ answer: string; sent: boolean }>((resolve) => {
      const client = connect(Number(new URL(address).port), '127.0.0.1')
      client.write(
        'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      )
      let left = kilobytes
      let answer = ''
      let sent = false
      const send = () => {
        if (client.destroyed) return
        if (left-- > 0) client.write(`400\r\n${' '.repeat(1024)}\r\n`, () => setImmediate(send))
        else client.write('0\r\n\r\n', () => (sent = true))
      }
      send()
      client.on('data', (chunk: Buffer) => {
        answer += chunk
      })
      client.on('error', () => undefined)
      client.on('close', () => resolve({ answer, sent }))
    })
  let address: string

  it.each([
    [33, true],
    [1000, true],
    [8000, false],
  ])('of %i kB is answered 413, and may be sent to its end: %s', async (kilobytes, sent) => {
    const app = await runApp()
    address = `http://127.0.0.1:${app.port}`
    const answered = await post(kilobytes)
    expect(answered.sent).toBe(sent)
    if (sent) expect(answered.answer).toMatch(/^HTTP\/1\.1 413 [\s\S]+"status":413/)
    await app.stop()
  })
})
