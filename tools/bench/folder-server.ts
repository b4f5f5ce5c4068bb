import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listenHere } from '../../tests/support/listen-here.ts'

/** What compression does not make smaller. */
const PACKED = /\.(?:woff2|png|jpe?g|webp|avif|mp4|zip|pdf)$/

export interface FolderServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT` */
  url: string
}

/**
 * Any built site, each file compressed alike (gzip, level 9) and kept in memory, so that sites of different makers are compared and
 * not their servers.
 */
export async function serveFolder(root: string): Promise<FolderServer> {
  const files = new Map<string, { body: Buffer; headers: Record<string, string> } | undefined>()

  const candidates = (path: string) => [path, `${path}.html`, join(path, 'index.html')]
  function read(path: string) {
    const file = candidates(join(root, normalize(path))).find((name) => existsSync(name) && statSync(name).isFile())
    if (file === undefined) return
    const content = readFileSync(file)
    const packed = PACKED.test(file)
    return {
      body: packed ? content : gzipSync(content, { level: 9 }),
      headers: {
        'Content-Type': file.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream',
        ...(packed ? {} : { 'Content-Encoding': 'gzip' }),
      },
    }
  }

  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.replace(/[?#].*/, ''))
    if (!files.has(path)) files.set(path, read(path))
    const file = files.get(path)
    if (file) response.writeHead(200, file.headers).end(file.body)
    else response.writeHead(404).end()
  })
  return {
    url: `http://127.0.0.1:${await listenHere(server)}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
