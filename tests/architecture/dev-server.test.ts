import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import config from '../../astro.config.ts'
import { askPort } from '../../server/testing/running-app.ts'
import { temporaryFolder } from '../../server/testing/started-server.ts'

/** A checkout in which somebody works who also has what nobody else may read. */
const { folder, remove } = temporaryFolder()
const SECRET = 'nobody else may read this'
let server: ViteDevServer
let port: number

beforeAll(async () => {
  server = await createServer({
    ...{ root: folder, configFile: false, envDir: false, appType: 'custom', logLevel: 'silent' },
    optimizeDeps: { noDiscovery: true },
    server: { ...config.vite?.server, host: '127.0.0.1', port: 0, watch: null, ws: false },
  })
  await server.listen()
  port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port)
})
afterAll(async () => {
  await server.close()
  remove()
})

/** Every way in which the development server is asked for a file. */
async function answersFor(path: string) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, path.endsWith('.ts') ? `export default '${SECRET}'` : SECRET)
  const asked = [`/${path}`, `/@fs${file}`].flatMap((at) =>
    ['', '?raw', '?import&raw', '?url&inline'].map((how) => at + how),
  )
  const answers = await Promise.all([...asked, `/site/%2e%2e/${path}`].map((address) => askPort(port, address)))
  return answers.filter(({ text, status }) => status === 200 || text.includes(SECRET)).length
}

it.each([
  'data/leads.db',
  'data/leads.db-wal',
  'leads.csv',
  'release/krajai.tar.gz',
  'test-results/trace.zip',
  'deploy/compose/krajai.env',
  'deploy/compose/.env',
  'deploy/compose/database-password',
  'deploy/compose/krajai.key',
  '.env.production',
  'site/.env',
  '.git/config',
  '.cache/site-for-tests/one/leads.db',
  'content/en/blog/not-yet.md',
])('the development server hands out no %s', async (path) => {
  expect(await answersFor(path)).toBe(0)
})

it.each(['site/islands/form.ts', 'contract/limits.ts', 'node_modules/react/index.ts', '.astro/fonts.ts'])(
  'the development server hands out %s, of which pages are made',
  async (path) => {
    expect(await answersFor(path)).toBeGreaterThan(0)
  },
)
