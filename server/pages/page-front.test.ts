import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answered, type RunningApp, runApp } from '../testing/running-app.ts'

let running: RunningApp
beforeAll(async () => {
  running = await runApp()
})
afterAll(() => running.stop())

const ask: RunningApp['ask'] = (target, asked) => running.ask(target, asked)
const titleOf = ({ text }: Answered) => /<title>(.*)<\/title>/.exec(text)?.[1]

/** The whole answer to bytes that no client would send. */
function askBytes(bytes: string): Promise<string> {
  const socket = connect(running.port, '127.0.0.1')
  socket.end(bytes)
  return readText(socket)
}

describe('a page', () => {
  it('is sent with its language, its policy and all security headers', async () => {
    const { status, headers, text } = await ask('/th/about')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'th',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('comes in the smallest form the browser takes', async () => {
    const plain = await ask('/about')
    const br = await ask('/about', { headers: { 'Accept-Encoding': 'gzip, br' } })
    const gzip = await ask('/about', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('is not sent again to a browser that holds it', async () => {
    const { etag = '' } = (await ask('/about')).headers
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await ask('/about', { headers: { 'If-None-Match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    expect(again.headers).not.toHaveProperty('content-type')
    expect(again.body).toHaveLength(0)
    const compressed = await ask('/about', { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } })
    expect(compressed.status).toBe(200)
  })

  it('answers HEAD as GET, without the body', async () => {
    const get = await ask('/about', { headers: { 'Accept-Encoding': 'br' } })
    const head = await ask('/about', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('does not take %s', async (method) => {
    const { status, headers } = await ask('/about', { method })
    expect(status).toBe(405)
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'x-content-type-options': 'nosniff' })
  })

  it('is the same with a query', async () => {
    expect((await ask('/about?utm=x')).text).toBe((await ask('/about')).text)
  })
})

describe('other files', () => {
  it('of a build may be cached for ever', async () => {
    const { headers } = await ask('/_astro/a.Bc12.js', { headers: { 'Accept-Encoding': 'br' } })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  it('without a compressed form are sent as they are', async () => {
    const { headers, text } = await ask('/robots.txt', { headers: { 'Accept-Encoding': 'br' } })
    expect(text).toBe('User-agent: *\nAllow: /\n')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('vary')
    expect(headers).not.toHaveProperty('content-language')
  })

  it('may be archives', async () => {
    const { headers } = await ask('/downloads/kit.tar.gz')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers['content-type']).toBe('application/octet-stream')
  })

  it('that are pictures may be cached for a day', async () => {
    expect((await ask('/logo.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    })
  })
})

describe('redirects', () => {
  it.each([
    ['/about/', '/about'],
    ['/th/', '/th'],
    ['/services/2', '/services/performance-analytics'],
    ['/th/services/4/?a=1&b=%20', '/th/services/seo-optimization?a=1&b=%20'],
    ['/about/?q=//evil.example', '/about?q=//evil.example'],
    ['http://evil.example/about/', '/about'],
  ])('%s to %s, permanently', async (from, to) => {
    const { status, headers } = await ask(from)
    expect(status).toBe(308)
    expect(headers.location).toBe(to)
    expect(headers).toHaveProperty('content-security-policy')
  })
})

describe('unknown paths', () => {
  it.each([
    ['/thx', '404'],
    ['/TH', '404'],
    ['/en', '404'],
    ['/en/about', '404'],
    ['/404', '404'],
    ['/index.html', '404'],
    ['/th.html', '404'],
    ['/about.html', '404'],
    ['/about.html.br', '404'],
    ['//evil.example/', '404'],
    ['//evil.example/about/', '404'],
    ['/\\evil.example/', '404'],
    ['/th%2Fabout', '404'],
    ['/../etc/passwd', '404'],
    ['/%2e%2e/%2e%2e/etc/passwd', '404'],
    ['/..%2f..%2fetc/passwd', '404'],
    ['/%', '404'],
    ['/%00', '404'],
    [`/${'a'.repeat(12_000)}`, '404'],
    ['/services/x', 'Service not found'],
    ['/services/404', 'Service not found'],
    ['/pricing/01', 'Pricing plan not found'],
    ['/th/services/x', 'ไม่พบบริการ'],
    ['/th/pricing/-1', 'ไม่พบแพ็กเกจ'],
    ['/th/x', 'ไม่พบหน้าที่คุณต้องการ'],
    ['/th/404', 'ไม่พบหน้าที่คุณต้องการ'],
  ])('%s is status 404, headed %s', async (path, title) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(titleOf(answer)).toBe(title)
    expect(answer.headers['content-language']).toBe(path.startsWith('/th/') ? 'th' : 'en')
    expect(answer.headers).not.toHaveProperty('location')
    expect(answer.headers['content-security-policy']).toContain('sha256-')
  })

  it('are 404 even to a browser that holds the page', async () => {
    const { etag = '' } = (await ask('/x')).headers
    expect((await ask('/x', { headers: { 'If-None-Match': etag } })).status).toBe(404)
  })

  it('may be asked about with HEAD, and compressed', async () => {
    const { status, body, headers } = await ask('/x', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
    expect({ status, length: body.length, coding: headers['content-encoding'] }).toEqual({
      status: 404,
      length: 0,
      coding: 'br',
    })
  })
})

describe('targets in absolute form', () => {
  it('lead to the same page', async () => {
    expect(titleOf(await ask('http://any.example/about'))).toBe('About')
    expect((await ask('http://any.example/healthz')).status).toBe(200)
    expect((await ask('http://any.example//evil.example/')).status).toBe(404)
  })
})

describe('bytes that are not a request', () => {
  it.each([
    ['garbage', 'GARBAGE\r\n\r\n', 400],
    ['a NUL in the path', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a path beyond ASCII', 'GET /about/?\u00e0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a path over the limit', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ])('%s is refused', async (_, bytes, status) => {
    expect(await askBytes(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^{]*$`))
  })
})

describe('on HTTPS', () => {
  it('every answer requires HTTPS from then on', async () => {
    const secure = await runApp({ SITE_URL: 'https://www.krajai.example' })
    for (const target of ['/', '/x', '/about/', '/healthz', '/api/x', '/logo.svg']) {
      expect((await secure.ask(target)).headers, target).toHaveProperty('strict-transport-security')
    }
    await secure.stop()
  })
})
