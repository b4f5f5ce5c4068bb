/** The site behind `deploy/nginx/`, passed on and sent from the disk, against what the server itself answers. */
import { Agent } from 'node:http'
import { Agent as TlsAgent } from 'node:https'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { wholeOf } from '../../contract/whole-page.ts'
import { readBuiltSite } from '../../server/pages/built-site.ts'
import { securityHeaders } from '../../server/pages/security-headers.ts'
import { askPort } from '../../server/testing/running-app.ts'
import { type StartedServer, startServer, temporaryFolder } from '../../server/testing/started-server.ts'
import {
  type AskedTls,
  askTls,
  type Nginx,
  nginxComplaint,
  nginxMissing,
  startNginx,
} from '../../tools/deployed-nginx.ts'
import { freePort } from '../../tools/free-port.ts'
import { siteForTests } from '../../tools/site-for-tests.ts'

/** What is the connection's, or counts moments. */
const NOT_COMPARED = new Set(['connection', 'keep-alive', 'date', 'server', 'transfer-encoding'])
/** What nginx says of a file in its own words: when it was changed, that it has parts, and a mark made of both. */
const OF_ITS_FILES = new Set(['accept-ranges', 'content-length', 'etag', 'last-modified'])

/** A redirect of nginx says in HTML what nobody reads. */
const notComparedOf = (status: number) =>
  new Set([...NOT_COMPARED, ...OF_ITS_FILES, ...(status === 302 || status === 308 ? ['content-type'] : [])])

const site = readBuiltSite(siteForTests)
const { downloads, serviceSlugs } = site.manifest
const pages = [...site.files].filter(([path, { isPage }]) => isPage && path !== '/').map(([path]) => path)

const addresses: Record<string, string[]> = {
  'every page that is there as a whole': [...site.wholePages.keys()].flatMap((path) => [
    wholeOf(path),
    `${wholeOf(path)}&a=b`,
    wholeOf(path).replace('whole', 'all'),
  ]),
  'every address': [...site.files.keys()].map((path) => encodeURI(path)),
  'every page with a slash': pages.flatMap((path) => [`${path}/`, `${path}//?a=b`]),
  'every numbered address': ['', '/th'].flatMap((prefix) =>
    serviceSlugs.flatMap((_, index) => [`${prefix}/services/${index}`, `${prefix}/services/${index}/?a=b`]),
  ),
  'every file for download by its lasting address': downloads.flatMap(({ stablePath }) => [
    stablePath,
    stablePath.replace(/(?=\.\w+$)/, '.0123456789ab'),
  ]),
  'what is not there': [
    ...['/nothing', '/th/nothing', '/th/a/b', '/services/nothing', '/services/a/b', '/th/services/nothing/'],
    ...['/pricing/9', '/th/pricing/9', '/services/', '/pricing', '/%E0%B8%82', '/th/%E0%B8%82', '//about', '/a%2Fb'],
    ...['/about%2F', '/index.html', '/about.html', '/about.html.br', '/index.html.gz', '/404', '/404.html', '/th.html'],
    ...['/_headers', '/_redirects', '/_nginx.conf', '/.build-stamp', '/.site-manifest.json', '/_astro/', '/_astro'],
    ...['/about.whole', '/th/about.whole.html', '/about.whole.html.gz', '/thai-news-distribution.whole'],
    ...['/downloads/', '/downloads/none.pdf', '/th/404', '/services/404.html', '/.env', '/api', '/ABOUT'],
  ],
}

describe.skipIf(nginxMissing !== '')(`behind nginx ${nginxMissing}`, () => {
  let server: StartedServer
  let port: number
  let remove: (() => void)[]
  let nginx: Record<'krajai.conf' | 'krajai-static.conf', Nginx>
  const start = (name: keyof typeof nginx) => {
    const place = temporaryFolder()
    remove.push(place.remove)
    return startNginx({ folder: place.folder, name, upstream: [port], dist: siteForTests })
  }
  beforeAll(async () => {
    const place = temporaryFolder()
    remove = [place.remove]
    const { origin } = site.manifest
    server = startServer(siteForTests, {
      ...{ SITE_URL: origin, DATABASE_URL: `file:${place.folder}/leads.db`, LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
    })
    port = await server.listening
    nginx = { 'krajai.conf': await start('krajai.conf'), 'krajai-static.conf': await start('krajai-static.conf') }
  })
  afterAll(async () => {
    await Promise.all(Object.values(nginx ?? {}).map((one) => one.stop()))
    server.signal('SIGKILL')
    await server.ended
    for (const each of remove) each()
  })

  /** What differs between the server's answers and those of nginx: a line each. */
  async function differences(paths: readonly string[], name: keyof typeof nginx, asked: Omit<AskedTls, 'agent'> = {}) {
    const agents = { http: new Agent({ keepAlive: true }), https: new TlsAgent({ keepAlive: true }) }
    const found = await Promise.all(
      paths.map(async (path) => {
        const direct = await askPort(port, path, { ...asked, agent: agents.http })
        const through = await askTls(nginx[name].port, path, { ...asked, agent: agents.https })
        const left = name === 'krajai.conf' ? NOT_COMPARED : notComparedOf(direct.status)
        const names = new Set(
          [...Object.keys(direct.headers), ...Object.keys(through.headers)].filter((name) => !left.has(name)),
        )
        return [
          [`${path} status`, direct.status, through.status],
          ...[...names].map((name) => [`${path} ${name}`, direct.headers[name], through.headers[name]]),
          ...(left.has('content-type') ? [] : [[`${path} body`, direct.text, through.text]]),
        ].filter(([, expected, received]) => expected !== received)
      }),
    )
    agents.http.destroy()
    agents.https.destroy()
    return found.flat()
  }

  describe.each(Object.entries(addresses))('%s', (_, paths) => {
    it('is answered by the proxy as by the server', async () => {
      expect(await differences(paths, 'krajai.conf')).toEqual([])
    })

    it('is answered from the disk as by the server', async () => {
      expect(await differences(paths, 'krajai-static.conf')).toEqual([])
    })
  })

  it('compressed pages stay compressed', async () => {
    const asked = { headers: { 'Accept-Encoding': 'gzip' } }
    expect(await differences(['/', '/th/faq'], 'krajai.conf', asked)).toEqual([])
    expect(await differences(['/', '/th/faq'], 'krajai-static.conf', asked)).toEqual([])
  })

  it('nothing but reading is possible, of what is there and what is not', async () => {
    const put = { method: 'PUT' }
    expect(await differences(['/', '/about', '/th/nothing'], 'krajai-static.conf', put)).toEqual([])
  })

  it('the calls reach the server, and what watches it is not shown to visitors', async () => {
    const { 'krajai.conf': proxy, 'krajai-static.conf': disk } = nginx
    for (const { port } of [proxy, disk]) {
      expect((await askTls(port, '/api/signup')).headers['content-type']).toContain('application/problem+json')
      expect((await askTls(port, '/readyz')).status).toBe(404)
    }
  })

  it('http leads to https, and the bare domain to the site’s, which has been asked for by https alone from then on', async () => {
    const headers = { Host: 'example.com' }
    const { 'Strict-Transport-Security': promised = 'nothing' } = securityHeaders('https://www.example.com')
    for (const { port, plainPort } of Object.values(nginx)) {
      const plain = await askPort(plainPort, '/about?a=b', { headers })
      expect(plain).toMatchObject({ status: 308, headers: { location: 'https://example.com/about?a=b' } })
      // By whatever other name somebody comes, there is no certificate for it.
      const elsewhere = await askPort(plainPort, '/about', { headers: { Host: '192.0.2.1' } })
      expect(elsewhere).toMatchObject({ status: 308, headers: { location: 'https://www.example.com/about' } })
      expect(await askTls(port, '/about?a=b', { headers })).toMatchObject({
        status: 308,
        headers: {
          location: 'https://www.example.com/about?a=b',
          'strict-transport-security': expect.stringContaining(promised),
        },
      })
    }
  })

  const typed = {
    path: '/faq?approved=2026-12-01T09:00',
    headers: { Referer: 'https://www.example.com/?answer=the-key-of-a-form' },
  }

  it.each(['krajai.conf', 'krajai-static.conf'] as const)(
    '%s records who asked for what, and nothing typed',
    async (name) => {
      const { port, plainPort, record } = nginx[name]
      await askTls(port, typed.path, typed)
      await askPort(plainPort, '/th?answer=the-key-of-a-form', { headers: { Host: 'www.example.com' } })
      await vi.waitFor(() => expect(record()).toMatch(/^127\.0\.0\.1 \[\S+\] GET "\/th" 308 /m))
      expect(record()).toMatch(/^127\.0\.0\.1 \[20\d\d-\d\d-\d\dT\S+\] GET "\/faq" 200 /m)
      expect(record().match(/.*(?:\?|approved|answer=).*/g)).toBeNull()
    },
  )

  it('nothing typed is quoted where no server answers, and the record tells which one did not', async () => {
    const place = temporaryFolder()
    remove.push(place.remove)
    const nobody = await freePort()
    const alone = await startNginx({
      folder: place.folder,
      name: 'krajai.conf',
      upstream: [nobody],
      dist: siteForTests,
    })
    expect((await askTls(alone.port, typed.path, typed)).status).toBe(502)
    await vi.waitFor(() => expect(alone.record()).toContain(`GET "/faq" 502 127.0.0.1:${nobody} 502 `))
    await alone.stop()
    expect(alone.errors()).not.toMatch(/approved|answer=/)
  })

  it.each(['krajai.conf', 'krajai-static.conf'] as const)('nginx finds nothing wrong with %s', async (name) => {
    const { folder, remove: removeFolder } = temporaryFolder()
    remove.push(removeFolder)
    expect(await nginxComplaint({ folder, name, upstream: [port], dist: siteForTests })).toBe('')
  })
})
