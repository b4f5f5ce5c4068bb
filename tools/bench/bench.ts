/**
 * `npm run bench`: how fast the server is, as ratios to what the same machine does without it in the same run. About two
 * minutes; everything is on loopback, in a temporary folder, and stopped at the end.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoadRequest } from 'autocannon'
import { startPostgres } from '../../server/testing/postgres.ts'
import { projectFolder } from '../runtime.js'
import { bareInserts } from './bare-inserts.ts'
import { inTurn, type Measured, measureLoad } from './load.ts'
import { knowsProcessorTime, processorSeconds } from './processor-time.ts'
import { type BenchServer, startBareServer, startNginx, startSite } from './servers.ts'

const ROUNDS = 3
const SECONDS = 3
const PAGE = '/about'

let made = 0
/** A signup that nobody sent before, under a key of its own. */
const signup: LoadRequest = {
  method: 'POST',
  path: '/api/signup',
  setupRequest(request) {
    made += 1
    return {
      ...request,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({
        fullName: 'Somchai Jaidee',
        email: `somchai.${made}@example.com`,
        companyName: 'Siam Solar',
        phoneNumber: '02 123 4567',
        serviceInterest: 'basic',
        termsAccepted: true,
      }),
    }
  },
}
const page: LoadRequest = { method: 'GET', path: PAGE, headers: { 'Accept-Encoding': 'gzip' } }

const number = (value: number) => Math.round(value).toLocaleString('en')
const say = (label: string, text: string) => console.log(`  ${label.padEnd(46)} ${text}`)
const sayRate = (label: string, perSecond: number, compared?: number) =>
  say(
    label,
    `${number(perSecond).padStart(9)}/s${compared === undefined ? '' : `   ${(perSecond / compared).toFixed(2)}`}`,
  )
const sayLatency = (label: string, { p50, p99, max }: Measured) =>
  say(label, `p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms`)

const signups = async (url: string) =>
  (await measureLoad({ url, request: signup, connections: 16, seconds: SECONDS })).perSecond
const steady = (url: string, rate: number) =>
  measureLoad({ url, request: signup, connections: 8, seconds: SECONDS * 2, rate })

async function benchSqlite(folder: string) {
  const site = await startSite(`file:${join(folder, 'leads.db')}`)
  const inserts = await bareInserts(folder)
  try {
    const results = await inTurn(ROUNDS, {
      bare: () => inserts.perSecond(SECONDS),
      signups: () => signups(site.url),
    })
    console.log('\nLeads, on SQLite; each one is on disk before it is answered')
    sayRate('rows inserted by a bare loop', results.bare, results.bare)
    sayRate('signups over HTTP, 16 at a time', results.signups, results.bare)
    sayLatency('at a steady 200 a second', await steady(site.url, 200))
  } finally {
    inserts.close()
    await site.stop()
  }
}

async function benchPostgres() {
  const postgres = await startPostgres({ fsync: 'on' })
  try {
    const servers = [await startSite(postgres.url('postgres')), await startSite(postgres.url('postgres'))]
    const [one, other] = servers.map(({ url }) => url) as [string, string]
    try {
      const results = await inTurn(ROUNDS, {
        one: () => signups(one),
        two: async () => (await Promise.all([signups(one), signups(other)])).reduce((sum, each) => sum + each, 0),
      })
      console.log('\nLeads, on a PostgreSQL of the same machine')
      sayRate('signups over HTTP to one server', results.one)
      sayRate('to two servers at once, together', results.two)
      sayLatency('at a steady 200 a second', await steady(one, 200))
    } finally {
      for (const server of servers) await server.stop()
    }
  } finally {
    await postgres.remove()
  }
}

/**
 * Requests for each second of the server's own processor time. On a machine that makes the load too, and does other work, the
 * requests that come through say more about that than about the server.
 */
async function pagesOf({ url, pid }: BenchServer): Promise<number> {
  const before = knowsProcessorTime ? processorSeconds(pid) : 0
  const { perSecond, count } = await measureLoad({ url, request: page, connections: 64, seconds: SECONDS })
  return knowsProcessorTime ? count / (processorSeconds(pid) - before) : perSecond
}

async function benchPages(folder: string) {
  const dist = join(projectFolder, 'dist')
  const site = await startSite(`file:${join(folder, 'pages.db')}`)
  const bare = await startBareServer(join(dist, `${PAGE}.html.gz`))
  const nginx = await startNginx(dist, folder)
  try {
    const results = await inTurn(ROUNDS, {
      bare: () => pagesOf(bare),
      site: () => pagesOf(site),
      nginx: async () => (nginx ? pagesOf(nginx) : Number.NaN),
    })
    const compared = nginx ? results.nginx : results.bare
    const per = knowsProcessorTime ? 'for each second of processor time' : 'a second'
    console.log(`\nPages: ${PAGE}, gzip, 64 at a time, ${per}${nginx ? '' : ' (nginx is not installed here)'}`)
    if (nginx) sayRate('nginx, one worker', results.nginx, compared)
    sayRate('bare node:http, one file from memory', results.bare, compared)
    sayRate('this server', results.site, compared)
  } finally {
    await nginx?.stop()
    await bare.stop()
    await site.stop()
  }
}

if (!existsSync(join(projectFolder, 'dist/index.html'))) {
  console.error('The site is not built: run npm run build')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'krajai-bench-'))
try {
  await benchSqlite(folder)
  await benchPostgres()
  await benchPages(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
