/**
 * `npm run bench`: how fast the server is, as ratios to what the same machine does without it in the same run. About two
 * minutes for all parts (`npm run bench -- sqlite`, `postgresql`, `pages` for one); everything is on loopback, in a temporary
 * folder, and stopped at the end.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailTo, webhookTo } from '../../server/delivery/testing/delivering-app.ts'
import { startPostgres } from '../../server/testing/postgres.ts'
import { projectFolder } from '../runtime.js'
import { bareInserts } from './bare-inserts.ts'
import { inTurn, type Measured, measureLoad, median } from './load.ts'
import { knowsProcessorTime, processorSeconds } from './processor-time.ts'
import { type BenchServer, startBareServer, startNginx, startSite } from './servers.ts'

/** Many short turns, because other load on the machine comes and goes. */
const ROUNDS = 7
const SECONDS = 1
const PAGE = '/about'
const TOGETHER = 16

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
const page = (host: string) => `GET ${PAGE} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`

const number = (value: number) => Math.round(value).toLocaleString('en')
const say = (label: string, text: string) => console.log(`  ${label.padEnd(62)} ${text}`)

/** The median, and the median of the ratios to the baseline of the same round. */
function sayRate(label: string, rates: readonly number[], compared: readonly number[], more = '') {
  const ratio = median(rates.map((each, round) => each / (compared[round] ?? Number.NaN)))
  say(label, `${number(median(rates)).padStart(9)}/s   ${ratio.toFixed(2)}${more}`)
}
const rates = (all: readonly Measured[]) => all.map(({ perSecond }) => perSecond)

/** Adds the median duration to the rate, because other load on the machine changes it less. */
function sayTimes(label: string, measured: readonly Measured[], compared: readonly Measured[]) {
  const [time, other] = [measured, compared].map((all) => median(all.flatMap(({ latencies }) => latencies)))
  if (time === undefined || other === undefined) return
  sayRate(label, rates(measured), rates(compared), `   one takes ${time.toFixed(2)} ms   ${(other / time).toFixed(2)}`)
}

function sayLatency(label: string, { latencies }: Measured) {
  const sorted = latencies.toSorted((a, b) => a - b)
  const part = (share: number) => `${sorted[Math.floor(sorted.length * share)]?.toFixed(0)} ms`
  say(label, `p50 ${part(0.5)}, p99 ${part(0.99)}, longest ${sorted.at(-1)?.toFixed(0)} ms`)
}

const signups = ({ url }: BenchServer, connections: number) =>
  measureLoad({ url, request: signup, connections, seconds: SECONDS })
const steady = ({ url }: BenchServer, rate: number) =>
  measureLoad({ url, request: signup, connections: 8, seconds: 5, rate })

/** Settings with all channels, to receivers that accept connections but never answer. */
async function slowReceivers() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: { ...mailTo(`smtp://127.0.0.1:${port}`), ...webhookTo(`http://127.0.0.1:${port}/`) },
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function benchSqlite(folder: string) {
  const receivers = await slowReceivers()
  const site = await startSite(`file:${join(folder, 'leads.db')}`)
  const channels = await startSite(`file:${join(folder, 'channels.db')}`, receivers.settings)
  const inserts = await bareInserts(folder)
  try {
    const withChannels = { withChannels: true }
    const results = await inTurn(ROUNDS, {
      bare: () => inserts.measure(SECONDS, 1),
      one: () => signups(site, 1),
      groups: () => signups(site, TOGETHER),
      bareGroups: () => inserts.measure(SECONDS, TOGETHER),
      bareChannels: () => inserts.measure(SECONDS, 1, withChannels),
      oneChannels: () => signups(channels, 1),
      groupsChannels: () => signups(channels, TOGETHER),
      bareGroupsChannels: () => inserts.measure(SECONDS, TOGETHER, withChannels),
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
    sayLatency('with three channels, at a steady 200 a second', await steady(channels, 200))
  } finally {
    inserts.close()
    receivers.stop()
    await site.stop()
    await channels.stop()
  }
}

async function benchPostgres() {
  const postgres = await startPostgres({ fsync: 'on' })
  try {
    const url = postgres.url('postgres')
    const [one, other] = [await startSite(url), await startSite(url)]
    try {
      const results = await inTurn(ROUNDS, {
        single: () => signups(one, 1),
        one: () => signups(one, TOGETHER),
        two: () => Promise.all([signups(one, TOGETHER / 2), signups(other, TOGETHER / 2)]),
      })
      const two = results.two.map((both) => rates(both).reduce((sum, each) => sum + each, 0))
      console.log('\nLeads, on a PostgreSQL of the same machine')
      sayRate('signups over HTTP, one after another', rates(results.single), rates(results.single))
      sayRate(`to one server, ${TOGETHER} at a time`, rates(results.one), rates(results.single))
      sayRate(`to two servers, ${TOGETHER / 2} at a time to each`, two, rates(results.single))
      sayLatency('at a steady 200 a second', await steady(one, 200))
    } finally {
      await one.stop()
      await other.stop()
    }
  } finally {
    await postgres.remove()
  }
}

/**
 * Requests a second, and for each second of the server's own processor time: on a machine that makes the load too, and does
 * other work, the second says more about the server.
 */
async function pagesOf({ url, pid }: BenchServer) {
  const before = knowsProcessorTime ? processorSeconds(pid) : Number.NaN
  const { perSecond, count } = await measureLoad({ url, request: page, connections: 64, seconds: SECONDS })
  return { perSecond, perProcessorSecond: knowsProcessorTime ? count / (processorSeconds(pid) - before) : Number.NaN }
}

async function benchPages(folder: string) {
  const dist = join(projectFolder, 'dist')
  const site = await startSite(`file:${join(folder, 'pages.db')}`)
  const answer = await fetch(site.url + PAGE, { headers: { 'Accept-Encoding': 'gzip' } })
  const headers = new Headers(answer.headers)
  for (const name of ['connection', 'keep-alive', 'date']) headers.delete(name)
  const bare = await startBareServer(join(dist, `${PAGE}.html.gz`), headers)
  const nginx = await startNginx(dist, folder, headers)
  try {
    const results = await inTurn(ROUNDS, {
      bare: () => pagesOf(bare),
      site: () => pagesOf(site),
      nginx: async () => nginx && pagesOf(nginx),
    })
    for (const [per, key] of [
      ['a second', 'perSecond'],
      ['for each second of processor time', 'perProcessorSecond'],
    ] as const) {
      console.log(`\nPages: ${PAGE}, gzip, 64 at a time, ${per}`)
      const figures = (name: keyof typeof results) => results[name].map((measured) => measured?.[key] ?? Number.NaN)
      const compared = figures(nginx ? 'nginx' : 'bare')
      if (nginx) sayRate('nginx, one worker, the same file and headers', compared, compared)
      sayRate('bare node:http, the same from memory', figures('bare'), compared)
      sayRate('this server', figures('site'), compared)
    }
  } finally {
    await nginx?.stop()
    await bare.stop()
    await site.stop()
  }
}

const PARTS = { sqlite: benchSqlite, postgresql: benchPostgres, pages: benchPages }

const asked = process.argv.slice(2)
const chosen = Object.entries(PARTS).filter(([name]) => asked.length === 0 || asked.includes(name))
if (chosen.length < asked.length) {
  console.error(`The parts are ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}
if (!existsSync(join(projectFolder, 'dist/index.html'))) {
  console.error('The site is not built: run npm run build')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'krajai-bench-'))
try {
  for (const [, bench] of chosen) await bench(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
