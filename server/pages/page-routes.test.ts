import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INLINE_SCRIPT, INLINE_STYLE, removeFolder, writeFixtureSite } from '../../tests/support/built-site.ts'
import { DOWNLOAD, offered } from '../../tests/support/manifest.ts'
import { type HttpAnswer, type RunningApp, runApp } from '../../tests/support/running-app.ts'
import { createPagePolicy } from '../http/security-headers.ts'
import { readBuiltSite } from './built-site.ts'
import { splitTarget } from './page-routes.ts'

let running: RunningApp
beforeAll(async () => {
  running = await runApp()
})
afterAll(() => running.stop())

const ask: RunningApp['ask'] = (target, asked) => running.ask(target, asked)
const titleOf = ({ text }: HttpAnswer) => /<title>(.*)<\/title>/.exec(text)?.[1]

describe('a page', () => {
  it.each([
    ['/', 'Home', 'en'],
    ['/th', 'หน้าแรก', 'th'],
    ['/about', 'About', 'en'],
    ['/th/about', 'เกี่ยวกับเรา', 'th'],
    ['/thai-news-distribution', 'Thai news distribution', 'en'],
    ['/%61bout', 'About', 'en'],
    ['/about?utm_source=x', 'About', 'en'],
    ['/about#team', 'About', 'en'],
    ['http://www.krajai.example/th/about', 'เกี่ยวกับเรา', 'th'],
  ])('at %s is %s', async (target, title, language) => {
    const answered = await ask(target)
    expect([answered.status, titleOf(answered)]).toEqual([200, title])
    expect(answered.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(answered.headers).not.toHaveProperty('strict-transport-security')
  })

  it('has a policy that allows only its own inline scripts and styles', async () => {
    const policy = String((await ask('/')).headers['content-security-policy'])
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hashOf(INLINE_SCRIPT)};`)
    expect(policy).toContain(`style-src 'self' ${hashOf(INLINE_STYLE)};`)
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/)
    expect((await ask('/nothing')).headers['content-security-policy']).toBe(policy)
  })

  it('has a policy that allows the origin of its analytics and takes no other words from it', () => {
    const page = (content: string) => ({
      mediaType: 'text/html',
      isPage: true,
      identity: Buffer.from(`<meta name="analytics-origin" content="${content}">`),
    })
    const policy = createPagePolicy([
      page('https://stats.example:8443'),
      page("https://a.example; script-src 'unsafe-inline'"),
    ])
    expect(policy).toContain("script-src 'self' https://stats.example:8443;")
    expect(policy).toContain("connect-src 'self' https://stats.example:8443;")
    expect(policy).not.toContain('unsafe')
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', undefined],
    ['xbr, brx', undefined],
    [undefined, undefined],
  ])('is sent to a browser that accepts %s in the encoding %s, with its own ETag', async (accepted, coding) => {
    const plain = await ask('/about')
    const answered = await ask('/about', accepted === undefined ? {} : { headers: { 'Accept-Encoding': accepted } })
    expect(answered.headers['content-encoding']).toBe(coding)
    const decode = coding === 'br' ? brotliDecompressSync : coding === 'gzip' ? gunzipSync : (body: Buffer) => body
    expect(decode(answered.body).toString()).toBe(plain.text)
    expect(answered.headers.etag === plain.headers.etag).toBe(coding === undefined)
  })

  it('that the browser already has gets 304, and HEAD gets no body', async () => {
    const { headers } = await ask('/about')
    const etag = String(headers.etag)
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answered = await ask('/about', { headers: { 'If-None-Match': held } })
      expect([answered.status, answered.body.length]).toEqual([304, 0])
      expect(answered.headers).toMatchObject({ etag, 'cache-control': 'no-cache' })
    }
    expect((await ask('/about', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
    const head = await ask('/about', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, etag])
    expect(head.headers['content-length']).toBe(headers['content-length'])
  })

  it('answers other methods than GET and HEAD with 405', async () => {
    const answered = await ask('/about', { method: 'POST', body: 'x=1' })
    expect([answered.status, answered.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

it.each([
  ['/_astro/a.Bc12.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/logo.svg', 'image/svg+xml', 'public, max-age=86400'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
])('%s has the media type %s and the caching %s', async (target, type, caching) => {
  const { status, headers } = await ask(target)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching })
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; base-uri/)
})

it.each([
  ['/about/', '/about'],
  ['/th/', '/th'],
  ['/th/about///?a=b', '/th/about?a=b'],
  ['/services/0', '/services/global-distribution'],
  ['/services/5/', '/services/thai-news-distribution'],
  ['/th/services/2?x=1', '/th/services/performance-analytics'],
])('%s redirects permanently to %s', async (target, location) => {
  const { status, headers } = await ask(target)
  expect([status, headers['cache-control']]).toEqual([308, 'public, max-age=86400'])
  expect(headers.location).toBe(target.includes('x=1') ? `${location}?x=1` : location)
})

describe('an unknown path', () => {
  it.each([
    ['/nothing', '404'],
    ['/th/nothing', 'ไม่พบหน้าที่คุณต้องการ'],
    ['/thx', '404'],
    ['/en', '404'],
    ['/services/6', 'Service not found'],
    ['/services/x/', 'Service not found'],
    ['/th/services/x', 'ไม่พบบริการ'],
    ['/pricing/01', 'Pricing plan not found'],
    ['/th/pricing/3', 'ไม่พบแพ็กเกจ'],
    ['/services/x/y', '404'],
    ['/404', '404'],
    ['/index', '404'],
    ['/about.html', '404'],
    ['/robots.txt/', '404'],
    ['//evil.example/', '404'],
    ['/.site-manifest.json', '404'],
    ['/%2e%2e/package.json', '404'],
    ['/..%2fpackage.json', '404'],
    ['/a%00b', '404'],
    [`/${'x'.repeat(3000)}`, '404'],
    ['/downloads/../.site-manifest.json', '404'],
    ['/downloads/nothing.zip', '404'],
  ])('such as %s gets 404 with the page "%s"', async (target, title) => {
    const answered = await ask(target)
    expect([answered.status, titleOf(answered)]).toEqual([404, title])
    expect(answered.headers['content-language']).toBe(target.startsWith('/th/') ? 'th' : 'en')
    expect(answered.headers).not.toHaveProperty('location')
  })

  it.each(['/%', '/%zz', '/%E0%A4', '/%c0%af', '/a\\b'])(
    'with the broken escape %s gets the page in its language',
    async (path) => {
      for (const prefix of ['', '/th']) {
        const answered = await ask(prefix + path)
        expect([answered.status, answered.headers['content-language']]).toEqual([404, prefix ? 'th' : 'en'])
        expect(answered.headers['content-type']).toBe('text/html; charset=utf-8')
      }
    },
  )

  it.each(['*', '/?%', '/api/%'])('with the target %s causes no server error', async (target) => {
    expect((await ask(target)).status).toBeLessThan(500)
  })
})

it('splits a request target into path and query', () => {
  expect(splitTarget('/a?b?c')).toEqual({ path: '/a', query: '?b?c' })
  expect(splitTarget('HTTP://host')).toEqual({ path: '/', query: '' })
  expect(splitTarget('/%E0%B8%81')).toEqual({ path: '/ก', query: '' })
  expect(splitTarget('/a%2Fb').path).toBeUndefined()
})

describe('a file for download', () => {
  it('is sent with immutable caching and the file name to save', async () => {
    const { status, headers, text } = await ask(offered.path)
    expect([status, text]).toEqual([200, DOWNLOAD])
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-disposition':
        'attachment; filename="logos.zip"; filename*=UTF-8\'\'Krajai%20Newswire%20%E2%80%93%20%E0%B8%8A%E0%B8%B8%E0%B8%94%E0%B9%82%E0%B8%A5%E0%B9%82%E0%B8%81%E0%B9%89%20%281%29.zip',
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    const held = await ask(offered.path, { headers: { 'If-None-Match': String(headers.etag) } })
    expect(held.status).toBe(304)
  })

  it.each([
    ['bytes=0-9', 206, DOWNLOAD.slice(0, 10)],
    ['bytes=100000-', 206, DOWNLOAD.slice(100_000)],
    ['bytes=-5', 206, DOWNLOAD.slice(-5)],
    ['bytes=999999999-', 416, undefined],
  ])('is sent in part for the range %s', async (range, status, part) => {
    const answered = await ask(offered.path, { headers: { Range: range } })
    expect(answered.status).toBe(status)
    if (part !== undefined) expect(answered.text).toBe(part)
  })

  it('with an old hash or without a hash redirects to the current one', async () => {
    for (const target of ['/downloads/logos.zip', '/downloads/logos.0123456789ab.zip']) {
      const { status, headers } = await ask(target)
      expect([status, headers.location, headers['cache-control']]).toEqual([302, offered.path, 'no-cache'])
    }
  })

  it('that is not in the manifest is served by its name', async () => {
    expect((await ask('/downloads/kit.tar.gz')).text).toBe('not really an archive')
    expect((await ask('/downloads/kit.tar.gz')).headers['cache-control']).toBe('no-cache')
  })
})

it('a download of which a new build has removed the file is not found, and no cache keeps that', async () => {
  const rebuilt = await runApp()
  rmSync(join(rebuilt.site, offered.path))
  const { status, headers } = await rebuilt.ask(offered.path)
  expect(status).toBe(404)
  expect(headers['cache-control']).toBeUndefined()
  expect(headers).not.toHaveProperty('content-disposition')
  const person = await rebuilt.ask(offered.path, { headers: { Accept: 'text/html' } })
  expect([person.status, titleOf(person), person.headers['cache-control']]).toEqual([404, '404', 'no-cache'])
  await rebuilt.stop()
})

it('every response of an HTTPS site has HSTS', async () => {
  const secure = await runApp({ SITE_URL: 'https://www.krajai.example' })
  for (const target of ['/', '/nothing', '/api/nothing', '/healthz', offered.path]) {
    const { headers } = await secure.ask(target)
    expect(headers['strict-transport-security'], target).toBe('max-age=63072000')
  }
  await secure.stop()
})

it('refuses a folder without a manifest of this version', () => {
  const folder = writeFixtureSite()
  writeFileSync(join(folder, '.site-manifest.json'), '{"version":1}')
  expect(() => readBuiltSite(folder)).toThrow(/has no complete site of this version .+ Run "npm run build"\.$/)
  removeFolder(folder)
})
