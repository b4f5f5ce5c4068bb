import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST_FILE } from '../../contract/site-manifest.ts'
import { connects, freePort } from '../free-port.ts'

/** A server of its own process, on loopback. */
export interface BenchServer {
  url: string
  pid: number
  stop(): Promise<void>
}

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  if (ended(child)) return
  child.kill(signal)
  await once(child, 'close')
}

/** Starts a Node program and reads its address from what it writes. */
async function startNode(words: string[], environment: Record<string, string>): Promise<BenchServer> {
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env.PATH, ENV_FILES: 'none', ...environment },
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
  return { url, pid: child.pid ?? 0, stop: () => stop(child, 'SIGTERM') }
}

/** Whichever origin the site was built for: the server would not start for another one. */
const builtFor = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../dist', MANIFEST_FILE), 'utf8')).origin as string

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
export async function startNginx(dist: string, folder: string, headers: Headers): Promise<BenchServer | undefined> {
  if (!hasNginx()) return
  const port = await freePort()
  const home = join(folder, 'nginx')
  mkdirSync(home)
  chmodSync(folder, 0o755)
  const added = [...headers].filter(([name]) => !ITS_OWN.has(name))
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(home, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${home}/pid; error_log ${home}/error.log;
     events { worker_connections 512; }
     http {
       ${paths.map((path) => `${path}_temp_path ${home}/${path};`).join(' ')}
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
       types { text/html html; } charset utf-8; gzip_vary on;
       ${added.map(([name, value]) => `add_header ${name} "${value}";`).join('\n')}
       server { listen 127.0.0.1:${port}; root ${dist}; gzip_static on; location / { try_files $uri.html =404; } }
     }`,
  )
  const child = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'ignore' })
  while (!(await connects(port))) if (ended(child)) throw new Error('nginx ended instead of starting')
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stop(child, 'SIGTERM') }
}
