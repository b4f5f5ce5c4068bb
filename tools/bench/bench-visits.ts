/** What visits cost where `deploy/` puts them: a browser's requests over TLS, through nginx, to the server. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { join } from 'node:path'
import { askTls, type Nginx, nginxMissing, startNginx } from '../deployed-nginx.ts'
import { dist } from '../dist.ts'
import { knowsProcessorTime, processorSeconds } from './processor-time.ts'
import { number, say } from './say.ts'
import { type BenchServer, startSite } from './servers.ts'

/** Where a visitor begins, and goes on to. */
const FIRST = '/'
const NEXT = ['/services/global-distribution', '/faq']

interface Visits {
  count: number
  /** Processor time of one visit, in seconds. */
  server: number
  nginx: number
  /** What came over the wire inside of TLS, headers included, and in how many requests. */
  bytes: number
  requests: number
}

/** What a first page has a browser load before anything is touched. */
function filesOf(): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  return [...new Set([...html.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map(([, path = '']) => path))]
}

const headBytes = (headers: object) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 17)

/** A visit is cheap, so the clock's hundredths of a second need many of them. */
const VISIT_SECONDS = 15

/** Visits one after another, a new connection each. */
async function measureVisits(site: BenchServer, nginx: Nginx): Promise<Visits> {
  const paths = [FIRST, ...filesOf(), ...NEXT]
  const spent = () => ({ server: processorSeconds(site.pid), nginx: processorSeconds(nginx.pid) })
  const before = spent()
  const until = performance.now() + VISIT_SECONDS * 1000
  let [count, bytes] = [0, 0]
  while (performance.now() < until) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, maxCachedSessions: 0 })
    for (const path of paths) {
      const { status, headers, body } = await askTls(nginx.port, path, {
        agent,
        headers: { 'Accept-Encoding': 'gzip, br' },
      })
      if (status !== 200) throw new Error(`${path} was answered ${status}`)
      bytes += body.length + headBytes(headers)
    }
    agent.destroy()
    count += 1
  }
  const after = spent()
  return {
    count,
    server: (after.server - before.server) / count,
    nginx: (after.nginx - before.nginx) / count,
    bytes: bytes / count,
    requests: paths.length,
  }
}

/** @param folder for what the servers write */
export async function benchVisits(folder: string) {
  if (!knowsProcessorTime || nginxMissing !== '')
    return console.log(`\nVisits: ${nginxMissing || 'no processor time here'}`)
  await using site = await startSite(`file:${join(folder, 'visits.db')}`, { TRUST_PROXY: '1' })
  const upstream = [Number(new URL(site.url).port)]
  console.log('\nVisits, over TLS as deployed: the home page, what it loads, and two pages more')
  await using nginx = await startNginx({ folder: mkdtempSync(join(folder, 'nginx-')), upstream })
  const { requests, bytes, ...visit } = await measureVisits(site, nginx)
  const [server, proxy] = [visit.server, visit.nginx].map((seconds) => `${(seconds * 1000).toFixed(2)} ms`)
  say('requests, and bytes inside of TLS', `${requests}, ${number(bytes)}`)
  say('processor time of the server, and of nginx', `${server}, ${proxy}`)
  say('so many a second fill one processor', number(1 / (visit.server + visit.nginx)))
}
