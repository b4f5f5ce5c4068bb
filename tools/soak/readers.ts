import type { BuiltSite } from '../../server/pages/built-site.ts'
import type { SoakServer } from './stage.ts'
import type { Witness } from './witness.ts'

const anyOf = <T>(all: readonly T[]): T => {
  const one = all[Math.floor(Math.random() * all.length)]
  if (one === undefined) throw new Error('There is nothing to choose from')
  return one
}

/** A visitor who reads: mostly pages, also files and unknown addresses. Each answer is compared byte for byte. */
export function reader({ files, notFoundPages }: BuiltSite, servers: readonly SoakServer[], { ask, fault }: Witness) {
  const pages = [...files].filter(([, { isPage }]) => isPage)
  const others = [...files].filter(([, { isPage }]) => !isPage)
  const lost = notFoundPages.get('/404')

  return async () => {
    const server = anyOf(servers)
    const start = performance.now()
    const chance = Math.random()
    const [path, file] = chance < 0.7 ? anyOf(pages) : chance < 0.95 ? anyOf(others) : ['/no-such-page', lost]
    const method = Math.random() < 0.1 ? 'HEAD' : 'GET'
    const compressed = Math.random() < 0.8
    const answered = await ask('page', server, encodeURI(path), {
      method,
      headers: compressed ? { 'Accept-Encoding': 'gzip' } : {},
    })
    if (!answered || !file) return
    const expected = (compressed && file.gzip) || file.identity
    const status = file === lost ? 404 : 200
    const whole = method === 'HEAD' ? answered.body.length === 0 : answered.body.equals(expected)
    const announced = Number(answered.headers['content-length']) === expected.length
    if (answered.status !== status || !whole || !announced) {
      fault('wrong', `${method} ${path}: ${answered.status}, ${answered.body.length} bytes`, start)
    }
    if (Math.random() > 0.1 || status !== 200) return
    const again = await ask('page', server, encodeURI(path), {
      headers: { 'If-None-Match': answered.headers.etag ?? '', ...(compressed && { 'Accept-Encoding': 'gzip' }) },
    })
    if (again && again.status !== 304) fault('wrong', `${path} asked for again: ${again.status}`, start)
  }
}
