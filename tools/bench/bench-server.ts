import { join } from 'node:path'
import { dist } from '../dist.ts'
import { inTurn, measureLoad } from './load.ts'
import { knowsProcessorTime, processorSeconds } from './processor-time.ts'
import { SECONDS, sayRate } from './say.ts'
import { type BenchServer, startBareServer, startNginx, startSite } from './servers.ts'

const PAGE = '/about'

const page = (host: string) => `GET ${PAGE} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`

/**
 * Requests a second, and for each second of the server's own processor time: on a machine that makes the load too, and does
 * other work, the second says more about the server.
 */
async function pagesOf({ url, pid }: BenchServer) {
  const before = knowsProcessorTime ? processorSeconds(pid) : Number.NaN
  const { perSecond, count } = await measureLoad({ url, request: page, connections: 64, seconds: SECONDS })
  return { perSecond, perProcessorSecond: knowsProcessorTime ? count / (processorSeconds(pid) - before) : Number.NaN }
}

export async function benchServer(folder: string) {
  await using site = await startSite(`file:${join(folder, 'pages.db')}`)
  const answer = await fetch(site.url + PAGE, { headers: { 'Accept-Encoding': 'gzip' } })
  const headers = new Headers(answer.headers)
  for (const name of ['connection', 'keep-alive', 'date']) headers.delete(name)
  await using bare = await startBareServer(join(dist, `${PAGE}.html.gz`), headers)
  await using nginx = await startNginx(folder, headers)
  const results = await inTurn({
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
}
