import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { CHANNELS } from '../../server/database/tables.ts'
import { mailTo, webhookTo } from '../../tests/support/delivering-app.ts'
import { listenHere } from '../../tests/support/listen-here.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { bareInserts } from './bare-inserts.ts'
import { inTurn, measureLoad } from './load.ts'
import { rates, SECONDS, sayLatency, sayRate, sayTimes } from './say.ts'
import { type BenchServer, startSite } from './servers.ts'

const TOGETHER = 16
/** Signups a second that come whether or not those before are answered. */
const STEADY_RATE = 200

let made = 0
/** A signup that was not sent before, with a key of its own. */
function signup(host: string): string {
  made += 1
  const body = JSON.stringify({
    fullName: 'Somchai Jaidee',
    email: `somchai.${made}@example.com`,
    companyName: 'Siam Solar',
    phoneNumber: '02 123 4567',
    serviceInterest: 'basic',
    termsAccepted: true,
  })
  return [
    'POST /api/signup HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `Idempotency-Key: ${randomUUID()}`,
    '',
    body,
  ].join('\r\n')
}

const signups = ({ url }: BenchServer, connections: number) =>
  measureLoad({ url, request: signup, connections, seconds: SECONDS })
const steady = ({ url }: BenchServer) =>
  measureLoad({ url, request: signup, connections: 8, seconds: 5, rate: STEADY_RATE })

/** Settings with all channels, to receivers that accept connections but never answer. */
async function slowReceivers() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  const port = await listenHere(server)
  return {
    settings: { ...mailTo(`smtp://127.0.0.1:${port}`), ...webhookTo(`http://127.0.0.1:${port}/`) },
    [Symbol.dispose]() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

export async function benchSqlite(folder: string) {
  await using site = await startSite(`file:${join(folder, 'leads.db')}`)
  const receivers = await slowReceivers()
  await using channels = await startSite(`file:${join(folder, 'channels.db')}`, receivers.settings)
  // Ended before the server, which would wait for them.
  using _ended = receivers
  using inserts = await bareInserts(folder)
  const results = await inTurn({
    bare: () => inserts.measure(1),
    one: () => signups(site, 1),
    groups: () => signups(site, TOGETHER),
    bareGroups: () => inserts.measure(TOGETHER),
    bareChannels: () => inserts.measure(1, CHANNELS),
    oneChannels: () => signups(channels, 1),
    groupsChannels: () => signups(channels, TOGETHER),
    bareGroupsChannels: () => inserts.measure(TOGETHER, CHANNELS),
  })
  for (const [what, bare, one, groups, bareGroups] of [
    ['', results.bare, results.one, results.groups, results.bareGroups],
    [
      ', with three channels',
      results.bareChannels,
      results.oneChannels,
      results.groupsChannels,
      results.bareGroupsChannels,
    ],
  ] as const) {
    console.log(`\nSignups on SQLite${what}; each is on disk before it is answered`)
    sayTimes('their rows inserted by a bare loop, a commit each', bare, bare)
    sayRate(`over HTTP, ${TOGETHER} at a time; what arrives together shares a commit`, rates(groups), rates(bare))
    sayTimes('over HTTP, one after another', one, bare)
    sayRate(`their rows by a bare loop, ${TOGETHER} to a commit`, rates(bareGroups), rates(bareGroups))
    sayRate(`over HTTP, ${TOGETHER} at a time, against that`, rates(groups), rates(bareGroups))
  }
  sayLatency(`with three channels, at a steady ${STEADY_RATE} a second`, await steady(channels))
}

export async function benchPostgres() {
  await using postgres = await startPostgres({ fsync: 'on' })
  const url = postgres.url('postgres')
  await using one = await startSite(url)
  await using other = await startSite(url)
  const results = await inTurn({
    single: () => signups(one, 1),
    one: () => signups(one, TOGETHER),
    two: () => Promise.all([signups(one, TOGETHER / 2), signups(other, TOGETHER / 2)]),
  })
  const two = results.two.map((both) => rates(both).reduce((sum, each) => sum + each, 0))
  console.log('\nLeads, on a PostgreSQL of the same machine')
  sayRate('signups over HTTP, one after another', rates(results.single), rates(results.single))
  sayRate(`to one server, ${TOGETHER} at a time`, rates(results.one), rates(results.single))
  sayRate(`to two servers, ${TOGETHER / 2} at a time to each`, two, rates(results.single))
  sayLatency(`at a steady ${STEADY_RATE} a second`, await steady(one))
}
