import { createHash } from 'node:crypto'
import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DOWNLOAD, manifest, offered } from '../testing/fixture-manifest.ts'
import { removeFolder, writeFixtureSite } from '../testing/fixture-site.ts'
import { askPort, type RunningApp, runApp } from '../testing/running-app.ts'
import { readBuiltSite } from './built-site.ts'
import { attachment } from './content-disposition.ts'
import { openDownloads } from './downloads.ts'

let running: RunningApp
beforeAll(async () => {
  running = await runApp()
})
afterAll(() => running.stop())

const ask: RunningApp['ask'] = (target, asked) => running.ask(target, asked)
const get = (headers: Record<string, string> = {}, method = 'GET') => ask(offered.path, { method, headers })

describe('a file for download', () => {
  it('arrives whole, under a name in every script, to be kept for good', async () => {
    const { status, headers, body } = await get({ 'Accept-Encoding': 'br, gzip' })
    expect(status).toBe(200)
    expect(createHash('sha256').update(body).digest('hex')).toBe(offered.sha256)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(offered.size),
      'content-disposition':
        'attachment; filename="logos.zip"; filename*=UTF-8\'\'Krajai%20Newswire%20%E2%80%93%20%E0%B8%8A%E0%B8%B8%E0%B8%94%E0%B9%82%E0%B8%A5%E0%B9%82%E0%B8%81%E0%B9%89%20%281%29.zip',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{27}"$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers).not.toHaveProperty('content-encoding')
  })

  it('is found at its stable address, and at that of an older version', async () => {
    for (const path of [offered.stablePath, '/downloads/logos.0123456789ab.zip']) {
      const { status, headers } = await ask(path)
      expect(status, path).toBe(302)
      expect(headers).toMatchObject({ location: offered.path, 'cache-control': 'no-cache' })
    }
  })

  it.each(['/downloads/nothing.zip', '/downloads/', '/downloads/logos.0123.zip', `${offered.path}/`])(
    'is not at %s',
    async (path) => {
      const { status, text } = await ask(path)
      expect(status).toBe(404)
      expect(text).toContain('<title>404</title>')
    },
  )

  it('is not sent again to whoever holds it', async () => {
    const { etag = '' } = (await get()).headers
    const { status, headers, body } = await get({ 'If-None-Match': etag, Range: 'bytes=0-9' })
    expect(status).toBe(304)
    expect(headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
    expect(headers).not.toHaveProperty('content-type')
    expect(body).toHaveLength(0)
  })

  it('answers HEAD as GET, without the body', async () => {
    const { date: _, ...head } = (await get({ Range: 'bytes=0-9' }, 'HEAD')).headers
    const { date: __, ...whole } = (await get()).headers
    expect(head).toEqual(whole)
  })

  it.each(['POST', 'PUT', 'DELETE'])('does not take %s', async (method) => {
    expect((await get({}, method)).status).toBe(405)
  })
})

describe('a part of a file', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100000-', 100_000, offered.size - 1],
    ['bytes=-5', offered.size - 5, offered.size - 1],
  ])('%s is sent as asked', async (range, start, end) => {
    const { status, headers, text } = await get({ Range: range })
    expect(status).toBe(206)
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${offered.size}`,
      'content-length': String(end - start + 1),
    })
    expect(text).toBe(DOWNLOAD.slice(start, end + 1))
  })

  it('beyond its end is refused with its size', async () => {
    const { status, headers, body } = await get({ Range: `bytes=${offered.size}-` })
    expect(status).toBe(416)
    expect(headers['content-range']).toBe(`bytes */${offered.size}`)
    expect(body).toHaveLength(0)
    // Kept for a year by whatever stands in front, it would be all that anybody gets.
    expect(headers['cache-control']).toBe('no-store')
  })

  it('of another version is never put to one of this: the whole comes instead', async () => {
    const { etag = '' } = (await get()).headers
    const range = { Range: 'bytes=10-' }
    expect((await get({ ...range, 'If-Range': etag })).status).toBe(206)
    for (const other of ['"another"', `W/${etag}`, 'Sat, 21 Nov 2026 00:00:00 GMT']) {
      const { status, text } = await get({ ...range, 'If-Range': other })
      expect(status, other).toBe(200)
      expect(text).toBe(DOWNLOAD)
    }
  })

  it('goes on where a connection broke', async () => {
    const begun = await new Promise<string>((resolve) => {
      const socket = connect(running.port, '127.0.0.1', () => {
        socket.write(`GET ${offered.path} HTTP/1.1\r\nHost: here\r\n\r\n`)
      })
      socket.once('data', (chunk) => {
        socket.destroy()
        const text = String(chunk)
        resolve(text.slice(text.indexOf('\r\n\r\n') + 4))
      })
    })
    expect(begun.length).toBeLessThan(DOWNLOAD.length)
    const { status, text } = await get({ Range: `bytes=${begun.length}-` })
    expect(status).toBe(206)
    expect(begun + text).toBe(DOWNLOAD)
  })
})

describe('the folder of the site', () => {
  let folder: string
  afterEach(() => removeFolder(folder))
  const start = () => openDownloads(readBuiltSite(folder), {}, () => {})

  it('keeps its downloads: none of them is read into memory', () => {
    folder = writeFixtureSite()
    expect(readBuiltSite(folder).files.has(offered.path)).toBe(false)
  })

  it.each([
    ['missing', (file: string) => rmSync(file)],
    ['cut short', (file: string) => truncateSync(file, 10)],
  ])('does not go with this server where a file is %s', (_, spoil) => {
    folder = writeFixtureSite()
    spoil(join(folder, offered.path))
    expect(start).toThrow(`lacks ${offered.path}`)
  })

  it('is still there for all others when somebody hangs up half-way', async () => {
    folder = writeFixtureSite()
    const size = 16_000_000
    writeFileSync(join(folder, offered.path), Buffer.alloc(size, 'news '))
    const large = { ...manifest, downloads: [{ ...offered, size }] }
    const downloads = openDownloads({ folder, manifest: large }, {}, () => {})
    const server = createServer((request, response) => downloads.send(offered.path, request, response))
    const { promise: listening, resolve: listens } = Promise.withResolvers<void>()
    server.listen(0, '127.0.0.1', listens)
    await listening
    const { port } = server.address() as AddressInfo
    for (let time = 0; time < 3; time += 1) {
      const { promise: left, resolve: leave } = Promise.withResolvers<void>()
      const asked = httpRequest({ host: '127.0.0.1', port, agent: false }, (response) => {
        response.once('data', () => response.destroy())
        response.on('error', () => {})
        response.once('close', leave)
      })
      asked.end()
      await left
    }
    const { status, body } = await askPort(port, offered.path)
    expect(status).toBe(200)
    expect(body.length).toBe(size)
    server.close()
    downloads.close()
  })

  it('may be replaced while files are still asked for', async () => {
    folder = writeFixtureSite()
    const own = await runApp()
    try {
      rmSync(join(own.site, 'downloads'), { recursive: true })
      expect((await own.ask(offered.path)).text).toBe(DOWNLOAD)
    } finally {
      await own.stop()
    }
  })
})

it('a name with signs that headers give a meaning to is written so that it stays one name', () => {
  expect(attachment(`it's 100% (new)*.pdf`, 'new.pdf')).toBe(
    `attachment; filename="new.pdf"; filename*=UTF-8''it%27s%20100%25%20%28new%29%2A.pdf`,
  )
  expect(manifest.downloads).toHaveLength(1)
})
