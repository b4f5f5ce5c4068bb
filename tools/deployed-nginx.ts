import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Agent, request } from 'node:https'
import { join } from 'node:path'
import { endProcess, hasEnded } from '../tests/support/end-process.ts'
import { hasOpenssl, ownCertificate } from '../tests/support/own-certificate.ts'
import { answerTo } from '../tests/support/running-app.ts'
import { connects, freePort } from './free-port.ts'
import { projectFolder } from './project-folder.js'

/** Debian keeps it where only root looks. */
const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)

/** Why what needs nginx is not tried here; for the name of the tests that are left out. Empty where it is. */
export const nginxMissing = [...(program ? [] : ['nginx']), ...(hasOpenssl ? [] : ['openssl'])]
  .map((name) => `not tried: there is no ${name} here`)
  .join(', ')

interface Place {
  /** What `deploy/nginx/` is put into, and all that nginx writes. */
  folder: string
  /** The ports of the servers, which stand in krajai-upstream.inc. */
  upstream: readonly number[]
}

export interface Nginx extends AsyncDisposable {
  /** Where it speaks TLS. */
  port: number
  /** Where it does not. */
  plainPort: number
  pid: number
  /** The file that lists the servers. */
  upstreamFile: string
  /** What it wrote into its log of errors. */
  errors(): string
  /** What it recorded of requests, a line each. */
  record(): string
  reload(): void
  stop(): Promise<void>
}

/** Replaces every one of these, and fails where the file no longer has it: what is tested has to be what is handed out. */
function replaced(text: string, replacements: readonly (readonly [from: string, to: string])[]): string {
  return replacements.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration has no ${from}`)
    return result.replaceAll(from, to)
  }, text)
}

/** The list for several servers, with these in place of the containers. */
function upstreamOf(ports: readonly number[]): string {
  const list = readFileSync(join(projectFolder, 'deploy/compose/krajai-upstream.inc'), 'utf8')
  const servers = ports.map((port) => `  server 127.0.0.1:${port} max_fails=1 fail_timeout=5s;`)
  return replaced(list, [
    ['  server 172.30.80.11:3000 max_fails=1 fail_timeout=5s;', servers.join('\n')],
    ['  server 172.30.80.12:3000 max_fails=1 fail_timeout=5s;', ''],
  ])
}

/** In a folder of its own, nginx needs no account that may write elsewhere. */
export const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((path) => `${path}_temp_path ${folder}/${path};`).join(' ')

/** The files of `deploy/nginx/` as they are, but for ports, certificate and folders. */
async function configure({ folder, upstream }: Place) {
  const port = await freePort()
  const plainPort = await freePort()
  const deployed = join(projectFolder, 'deploy/nginx')
  chmodSync(folder, 0o755)
  for (const file of globSync('*.inc', { cwd: deployed })) {
    writeFileSync(join(folder, file), readFileSync(join(deployed, file)))
  }
  const upstreamFile = join(folder, 'krajai-upstream.inc')
  writeFileSync(upstreamFile, upstreamOf(upstream))
  const files = ownCertificate(folder, 'www.example.com')
  const servers = replaced(readFileSync(join(deployed, 'krajai.conf'), 'utf8'), [
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['/etc/ssl/krajai.pem', files.certificate],
    ['/etc/ssl/krajai.key', files.key],
    ['/etc/nginx/conf.d', folder],
    ['/var/log/krajai', join(folder, 'log')],
  ])
  const file = join(folder, 'nginx.conf')
  mkdirSync(join(folder, 'log'), { recursive: true })
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; daemon off; pid ${folder}/pid; error_log ${folder}/log/error.log;
     events { worker_connections 512; }
     http {
       ${temporaryPaths(folder)}
       access_log off;
       ${servers}
     }`,
  )
  return { file, port, plainPort, upstreamFile }
}

/** Runs nginx on a configuration of `deploy/nginx/`. */
export async function startNginx(place: Place): Promise<Nginx> {
  const { file, ...at } = await configure(place)
  const child = spawn(program ?? '', ['-p', place.folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  while (!(await connects(at.port))) if (hasEnded(child)) throw new Error(`nginx ended instead of starting: ${said}`)
  return {
    ...at,
    pid: child.pid ?? 0,
    errors: () => readFileSync(join(place.folder, 'log/error.log'), 'utf8'),
    record: () => readFileSync(join(place.folder, 'log/access.log'), 'utf8'),
    reload: () => void child.kill('SIGHUP'),
    stop: () => endProcess(child),
    [Symbol.asyncDispose]: () => endProcess(child),
  }
}

export interface AskedTls {
  method?: string
  headers?: Record<string, string>
  body?: string
  agent?: Agent | false
  /** Of this machine: whom the visitor is taken for. */
  localAddress?: string
}

/** Asks as a browser would, over TLS and by the site's name; the certificate is nobody's. */
export function askTls(port: number, path: string, { headers, body, agent = false, ...asked }: AskedTls = {}) {
  const outgoing = request({
    ...{ host: '127.0.0.1', port, path, rejectUnauthorized: false, servername: 'www.example.com', agent },
    headers: { Host: 'www.example.com', ...headers },
    ...asked,
  })
  return answerTo(outgoing, body)
}
