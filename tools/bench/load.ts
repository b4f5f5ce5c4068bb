import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../quantile.ts'

export interface Load {
  /** `http://127.0.0.1:PORT`: loopback only. */
  url: string
  /** Makes the next request, as the bytes that go over the wire. */
  request: (host: string) => string
  connections: number
  seconds: number
  /** Requests per second; without it, as many as are answered. */
  rate?: number
}

export interface Measured {
  count: number
  perSecond: number
  /** Milliseconds. At a rate they count from the moment when a request was due, so that one slow answer does not hide others. */
  latencies: number[]
}

/** Longer than any head that the server sends. */
const HEAD_BYTES = 4096

/**
 * One connection that sends a request after another, each when the one before is answered. It looks at a head and counts the rest,
 * because a client that does more costs more than the server, and would measure itself.
 */
function client(port: number) {
  const buffer = Buffer.alloc(65_536)
  let head = ''
  let received = 0
  let expected = Number.NaN
  let waiting: PromiseWithResolvers<void> | undefined

  const read = (bytes: number) => {
    if (Number.isNaN(expected)) {
      head += buffer.toString('latin1', 0, Math.min(bytes, HEAD_BYTES))
      const end = head.indexOf('\r\n\r\n')
      if (end !== -1) expected = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1])
    }
    received += bytes
    if (received === expected) {
      const answer = head.slice(9, 12)
      ;[head, received, expected] = ['', 0, Number.NaN]
      if (answer.startsWith('2')) waiting?.resolve()
      else waiting?.reject(new Error(`Port ${port} answered ${answer}: a fast refusal is no result`))
    }
    return true
  }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: read } })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error(`Port ${port} closed the connection`)))
  return {
    ask(request: string): Promise<void> {
      waiting = Promise.withResolvers()
      socket.write(request)
      return waiting.promise
    },
    [Symbol.dispose]: () => void socket.destroy(),
  }
}

/**
 * Sends requests for a while and measures the answers.
 *
 * @throws Error when any of them is not a success
 */
export async function measureLoad({ url, request, connections, seconds, rate }: Load): Promise<Measured> {
  const { host, port } = new URL(url)
  const latencies: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  let sent = 0

  async function sendOn() {
    using connection = client(Number(port))
    for (;;) {
      const due = rate === undefined ? performance.now() : start + (sent * 1000) / rate
      sent += 1
      if (due >= end) return
      if (due > performance.now()) await pause(due - performance.now())
      await connection.ask(request(host))
      latencies.push(performance.now() - due)
    }
  }
  await Promise.all(Array.from({ length: connections }, sendOn))
  const took = (performance.now() - start) / 1000
  return { count: latencies.length, perSecond: latencies.length / took, latencies }
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

/** Many short turns, because other load on the machine comes and goes. */
const ROUNDS = 7

/** Measures several things in turn, again and again, so that other load on the machine affects all of them equally. */
export async function inTurn<Results extends Record<string, unknown>>(
  measures: { [Name in keyof Results]: () => Promise<Results[Name]> },
): Promise<{ [Name in keyof Results]: Results[Name][] }> {
  const results = {} as { [Name in keyof Results]: Results[Name][] }
  const names = Object.keys(measures) as (keyof Results)[]
  for (const name of names) results[name] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) results[name].push(await measures[name]())
  }
  return results
}
