/**
 * `npm run bench` compares pages with one nginx worker, and stored signups with plain SQLite inserts. Only the ratios are comparable between
 * machines. Needs a built site. Skips nginx if it is not installed.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import autocannon from 'autocannon'
import { MANIFEST_FILE } from '../../contract/site-manifest.ts'
import { openDatabase } from '../../server/database/open.ts'
import { dist } from '../../tools/build.ts'
import { projectFolder } from '../../tools/project-folder.js'

const ROUNDS = 3
const SECONDS = 4
const PAGE = '/about'

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

/** A server that stops at the end of its block. */
interface RunningServer extends AsyncDisposable {
  url: string
}

const createRunningServer = (url: string, child: ChildProcess): RunningServer => ({
  url,
  async [Symbol.asyncDispose]() {
    child.kill()
    await once(child, 'exit')
  },
})

async function startSite(database: string): Promise<RunningServer> {
  const { origin } = JSON.parse(readFileSync(join(dist, MANIFEST_FILE), 'utf8'))
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: projectFolder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SITE_URL: origin,
      DATABASE_URL: database,
      RATE_LIMIT: '1000000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const chunk of child.stderr) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk))?.[0]
    if (url) return createRunningServer(url, child)
  }
  throw new Error('The server did not start. Run npm run build first.')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts nginx with one worker and the same files. Returns undefined if nginx is not installed. */
async function startNginx(folder: string): Promise<RunningServer | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/t;`)
  writeFileSync(
    file,
    `worker_processes 1; daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log; events {}
    http { ${temporary.join(' ')} access_log off; sendfile on; open_file_cache max=100; keepalive_requests 1000000;
      types { text/html html; } gzip_static on; root ${dist};
      server { listen 127.0.0.1:${port}; location / { try_files $uri.html =404; } } }`,
  )
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url + PAGE).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
  }
  return createRunningServer(url, child)
}

/** Measures requests per second for a page. */
async function measurePages({ url }: RunningServer): Promise<number> {
  const headers = { 'accept-encoding': 'gzip' }
  const { requests, non2xx } = await autocannon({ url: url + PAGE, connections: 64, duration: SECONDS, headers })
  if (non2xx > 0) throw new Error(`${non2xx} pages were not answered 200`)
  return requests.average
}

/** Measures signups per second. Each is on disk before the next one is sent. */
async function measureSignups({ url }: RunningServer): Promise<number> {
  const body = () =>
    JSON.stringify({
      fullName: 'Somchai Jaidee',
      email: `somchai.${randomUUID()}@example.com`,
      companyName: 'Siam Solar',
      phoneNumber: '02 123 4567',
      serviceInterest: 'basic',
      termsAccepted: true,
    })
  const { requests, non2xx } = await autocannon({
    url: `${url}/api/signup`,
    connections: 1,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: body() }),
      },
    ],
  })
  if (non2xx > 0) throw new Error(`${non2xx} signups were not answered 201`)
  return requests.average
}

/** Measures plain inserts of the same rows with the same durability. */
function measureInserts(file: string): number {
  using db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  const lead = db.prepare(`insert into lead (id, kind, state, locale, received_at, full_name, email, email_key,
    company_name, phone_number, service_interest, terms_version, terms_accepted_at)
    values (?, 'signup', 'accepted', 'en', ?, 'Somchai Jaidee', ?, ?, 'Siam Solar', '02 123 4567', 'basic', '2023-05-01', ?)`)
  const key = db.prepare(
    `insert into idempotency (scope, key, fingerprint, lead_id, created_at) values ('signup', ?, ?, ?, ?)`,
  )
  const end = performance.now() + SECONDS * 1000
  let count = 0
  for (; performance.now() < end; count += 1) {
    const [id, now] = [randomUUID(), new Date().toISOString()]
    db.exec('begin immediate')
    lead.run(id, now, `${id}@example.com`, `${id}@example.com`, now)
    key.run(id, randomUUID(), id, now)
    db.exec('commit')
  }
  return count / SECONDS
}

function report(what: string, ours: readonly number[], than: string, theirs: readonly number[]): void {
  const ratio = (median(ours) / median(theirs)).toFixed(2)
  console.log(`${what}: ${median(ours).toFixed(0)} a second, ${ratio} of ${than} (${median(theirs).toFixed(0)})`)
}

using folder = mkdtempDisposableSync(join(tmpdir(), 'krajai-bench-'))
mkdirSync(join(folder.path, 't'))
const bare = join(folder.path, 'bare.db')
const quiet = { report: () => undefined, copyBeforeUpgrade: async () => undefined }
await (await openDatabase({ kind: 'sqlite', file: bare }, quiet)).destroy()
await using site = await startSite(`file:${join(folder.path, 'leads.db')}`)
await using nginx = await startNginx(folder.path)
const pages: number[] = []
const nginxPages: number[] = []
const signups: number[] = []
const inserts: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  pages.push(await measurePages(site))
  if (nginx) nginxPages.push(await measurePages(nginx))
  signups.push(await measureSignups(site))
  inserts.push(measureInserts(bare))
}
if (nginx) report(`Pages (${PAGE}, gzip, 64 connections)`, pages, 'one nginx worker', nginxPages)
report('Signups, one after another', signups, 'bare inserts', inserts)
