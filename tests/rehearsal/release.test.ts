/**
 * The steps of `deploy/Dockerfile`, in a folder that is empty but for the project's files and whose name has a space and Thai letters; then
 * the release that they make: read-only, as another account, with nothing but Node and without a network.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { projectFolder } from '../../tools/runtime.js'
import { projectFiles } from '../architecture/project-files.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 })

const NOBODY = 65_534
const asRoot = process.getuid?.() === 0
const canLeaveNetwork = asRoot && spawnSync('unshare', ['--net', 'true']).status === 0
const ORIGIN = 'https://www.example.com'

const { folder, remove } = temporaryFolder()
const source = join(folder, 'ข่าว ประชาสัมพันธ์')
const released = join(folder, 'release')
const moved = join(folder, 'เครื่อง ใหม่')

async function run(command: string, words: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, stdout, stderr }
}

/** The steps that make the release, with another place for it. */
const steps = [...readFileSync(join(projectFolder, 'deploy/Dockerfile'), 'utf8').matchAll(/^RUN (npm .+)$/gm)].map(
  ([, step = '']) => step.replace('/release', released),
)

beforeAll(async () => {
  for (const path of projectFiles()) cpSync(join(projectFolder, path), join(source, path), { recursive: true })
  for (const step of steps) {
    const { code, stdout, stderr } = await run('sh', ['-c', step], {
      cwd: source,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, SITE_URL: ORIGIN, ENV_FILES: 'none' },
    })
    if (code !== 0) throw new Error(`${step} ended with ${code}:\n${stdout}${stderr}`)
  }
  cpSync(released, moved, { recursive: true })
  if (asRoot) for (const each of [folder, moved]) chmodSync(each, 0o755)
})
afterAll(() => remove())

/** A shell that has nothing but Node in its PATH, and where it can, no network but its own. */
async function alone(script: string) {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  cpSync(process.execPath, join(bin, 'node'))
  chmodSync(bin, 0o755)
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  if (asRoot) spawnSync('chown', [`${NOBODY}:${NOBODY}`, data])
  writeFileSync(join(folder, 'script.mjs'), script)
  const settings = [
    `PATH=${bin}`,
    `SITE_URL=${ORIGIN}`,
    `DATABASE_URL=file:${data}/leads.db`,
    'PORT=0',
    'LOG_LEVEL=silent',
  ]
  const program = ['/usr/bin/env', '-i', ...settings, join(bin, 'node'), join(folder, 'script.mjs')]
  const asNobody = asRoot
    ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...program]
    : program
  const words = canLeaveNetwork
    ? ['unshare', '--net', 'sh', '-c', 'ip link set lo up; exec "$@"', 'sh', ...asNobody]
    : asNobody
  const [command = '', ...rest] = words
  return run(command, rest, { cwd: moved })
}

/** Starts the server of the release, and does the rest with its address. */
const started = (rest: string) => `
  import { spawn, spawnSync } from 'node:child_process'
  const server = spawn('node', ['server/main.ts'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  const origin = await new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      said += chunk
      const address = /http:\\/\\/127\\.0\\.0\\.1:\\d+/.exec(said)?.[0]
      if (address) resolve(address)
    })
    server.on('close', () => reject(new Error(said)))
  })
  ${rest}
  server.kill('SIGTERM')`

describe('a release, made by the steps of the image in a path of spaces and Thai letters', () => {
  it('holds no source of the site, no tests, and no package that only builds', () => {
    const top = globSync('*', { cwd: released }).sort()
    expect(top).toEqual(expect.arrayContaining(['dist', 'node_modules', 'sbom.cdx.json', 'THIRD-PARTY-NOTICES.txt']))
    expect(top.filter((name) => ['site', 'content', 'tests', 'downloads'].includes(name))).toEqual([])
    expect(globSync('node_modules/{astro,vite,vitest,react,sharp}', { cwd: released })).toEqual([])
  })

  it('is one archive of at most 60 MB', () => {
    const archive = join(folder, 'release.tar.gz')
    expect(spawnSync('tar', ['-czf', archive, '-C', dirname(released), basename(released)]).status).toBe(0)
    expect(statSync(archive).size).toBeLessThan(60_000_000)
  })

  it('lists its parts in CycloneDX, and gives all of their licences', () => {
    const { bomFormat, metadata, components } = JSON.parse(readFileSync(join(released, 'sbom.cdx.json'), 'utf8'))
    expect({ bomFormat, name: metadata.component.name }).toEqual({ bomFormat: 'CycloneDX', name: 'krajai-newswire' })
    const notices = readFileSync(join(released, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
    const listed = components.map(
      ({ group, name, version }: Record<string, string>) => `${group ? `${group}/` : ''}${name} ${version}`,
    )
    expect(listed).toEqual(
      expect.arrayContaining([expect.stringMatching(/^fastify /), expect.stringMatching(/^react-dom /)]),
    )
    expect(listed.filter((line: string) => !notices.includes(line))).toEqual([])
  })

  it(`starts with nothing but Node${canLeaveNetwork ? ', without a network' : ''}, read-only and as another account`, async () => {
    const { stdout, stderr } = await alone(
      started(`
        const page = await fetch(origin + '/th')
        const lead = await fetch(origin + '/api/contact', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ fullName: 'มานี', email: 'm@example.com', subject: 'ข่าว', message: 'ขอใบเสนอราคา' }),
        })
        const listed = spawnSync('node', ['server/cli/main.ts', 'list'], { encoding: 'utf8' })
        const backup = spawnSync('node', ['tools/backup/backup.ts', '--to', process.env.DATABASE_URL.slice(5) + '-backups'], { encoding: 'utf8' })
        const doctor = spawnSync('node', ['tools/doctor/main.ts'], { encoding: 'utf8' })
        console.log(JSON.stringify({
          page: page.status, lead: lead.status, listed: listed.stdout.trim().split('\\n').length, backup: backup.stdout,
          doctor: doctor.stdout,
        }))`),
    )
    expect(stderr).toBe('')
    const { doctor, ...told } = JSON.parse(stdout)
    expect(told).toEqual({ page: 200, lead: 201, listed: 1, backup: expect.stringContaining(': 1 lead') })
    expect(doctor).toMatch(/^ok +site +\d+ pages for https:\/\/www\.example\.com$/m)
    expect(doctor).toMatch(/^ok +database +sqlite, a write was committed; 1 lead$/m)
    expect(doctor).toMatch(/^(?:warning +placeholders +\d+ left|ok +placeholders)/m)
  })
})

/** To root nothing is read-only. */
describe.skipIf(!asRoot)(`a checkout of another account ${asRoot ? '' : 'not tried: needs root'}`, () => {
  const start = () =>
    spawn('setpriv', [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', 'node', 'tools/start.js'], {
      cwd: source,
      env: {
        PATH: process.env.PATH,
        SITE_URL: ORIGIN,
        PORT: '0',
        DATABASE_URL: `file:${folder}/data/checkout.db`,
        ENV_FILES: 'none',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })

  it('starts where it is built', async () => {
    const server = start()
    let said = ''
    await new Promise((resolve) => {
      server.on('close', resolve)
      server.stderr.on('data', (chunk) => {
        said += chunk
        if (/http:\/\/127\.0\.0\.1:\d+/.test(said)) server.kill('SIGTERM')
      })
    })
    expect(said).toMatch(/^[^\n{]+: http:\/\/127\.0\.0\.1:\d+$/m)
  })

  it('says in two lines that it cannot be built', async () => {
    writeFileSync(
      join(source, 'content/facts.yaml'),
      readFileSync(join(source, 'content/facts.yaml'), 'utf8').concat('\n# more\n'),
    )
    expect(await text(start().stderr)).toMatch(
      /^Nothing can be written to .+\/\.cache \(EACCES\): [^\n]+\nNot started: the site could not be built, see above\n$/,
    )
  })
})
