import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess, hasEnded } from '../../tests/support/end-process.ts'
import { temporaryPaths } from '../deployed-nginx.ts'
import { builtFor, dist } from '../dist.ts'
import { connects, freePort } from '../free-port.ts'

/** A server of its own process, on loopback. */
export interface BenchServer extends AsyncDisposable {
  url: string
  pid: number
}

/** Starts a Node program and reads its address from what it writes. */
async function startNode(words: string[], environment: Record<string, string>): Promise<BenchServer> {
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (address) resolve(address)
    })
    child.once('close', () => reject(new Error(`${words[0]} ended: ${said}`)))
  })
  return { url, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => endProcess(child) }
}

/** The real server over the built site, as it is started, without a limit on submissions. */
export const startSite = (database: string, settings: Record<string, string> = {}): Promise<BenchServer> =>
  startNode([join(import.meta.dirname, '../../server/main.ts')], {
    PORT: '0',
    SITE_URL: builtFor(),
    DATABASE_URL: database,
    RATE_LIMIT: '1000000',
    ...settings,
  })

/** `node:http` that answers everything with one file. */
export const startBareServer = (file: string, headers: Headers): Promise<BenchServer> =>
  startNode([join(import.meta.dirname, 'bare-server.ts'), file, JSON.stringify([...headers].flat())], {})

const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** What nginx says of a file by itself. */
const ITS_OWN = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'vary'])

/** nginx with one worker over the built site, precompressed and with headers as ours is; nothing where it is not installed. */
export async function startNginx(folder: string, headers: Headers): Promise<BenchServer | undefined> {
  if (!hasNginx()) return
  const port = await freePort()
  const home = join(folder, 'nginx')
  mkdirSync(home)
  chmodSync(folder, 0o755)
  const added = [...headers].filter(([name]) => !ITS_OWN.has(name))
  writeFileSync(
    join(home, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${home}/pid; error_log ${home}/error.log;
     events { worker_connections 512; }
     http {
       ${temporaryPaths(home)}
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
       types { text/html html; } charset utf-8; gzip_vary on;
       ${added.map(([name, value]) => `add_header ${name} "${value}";`).join('\n')}
       server { listen 127.0.0.1:${port}; root ${dist}; gzip_static on; location / { try_files $uri.html =404; } }
     }`,
  )
  const child = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'ignore' })
  while (!(await connects(port))) if (hasEnded(child)) throw new Error('nginx ended instead of starting')
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => endProcess(child) }
}
