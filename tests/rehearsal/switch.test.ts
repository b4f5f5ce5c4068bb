/** `deploy/switch` under load: an upgrade, the way back, and a release that does not start. systemd is played by a script. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { removeFolder, writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { machine, temporaryFolder } from '../../server/testing/started-server.ts'
import { sqliteDatabase } from '../../server/testing/test-databases.ts'
import { type AskedTls, askTls, type Nginx, nginxMissing, startNginx } from '../../tools/deployed-nginx.ts'
import { freePort } from '../../tools/free-port.ts'
import { projectFolder } from '../../tools/runtime.js'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const CLIENTS = 6

/** Where it is set, as on the machine that tests every change, what is missing is a failure. */
const isStrict = process.env.REHEARSE_STRICT === 'true'

it.runIf(isStrict)('has what it needs', () => expect([nginxMissing, process.platform]).toEqual(['', 'linux']))

describe.skipIf(nginxMissing !== '' || process.platform !== 'linux')(`deploy/switch ${nginxMissing}`, () => {
  const database = sqliteDatabase()
  let site: string
  let folder: string
  let remove: () => void
  let nginx: Nginx
  let ports: [number, number]

  /** As much of systemd as the script needs: an instance is a process, and its end is waited for. */
  const systemctl = () => `#!/bin/sh
    for unit; do :; done; port=\${unit#krajai@}; pid="${folder}/$port.pid"
    case $1 in
      restart) cd "${folder}/home/current"
        PORT=$port DATABASE_URL=${database.url} RATE_LIMIT=1000000 TRUST_PROXY=1 ENV_FILES=none LOG_LEVEL=silent \\
          setsid "${process.execPath}" server/main.ts --dist "${site}" > "${folder}/$port.log" 2>&1 < /dev/null &
        echo $! > "$pid" ;;
      stop) [ -f "$pid" ] || exit 0
        kill -TERM "$(cat "$pid")" 2>/dev/null; while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done; rm "$pid" ;;
      reload) kill -HUP ${nginx.pid} ;;
    esac`

  const program = (name: string, script: string) => {
    writeFileSync(join(folder, 'bin', name), script)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  /** A release is what has a server in it; these are this project's, each under a name of its own. */
  function release(name: string, server = join(projectFolder, 'server')) {
    const place = join(folder, 'home/releases', name)
    mkdirSync(place, { recursive: true })
    symlinkSync(server, join(place, 'server'))
    return place
  }
  const environment = () => ({
    ...machine,
    PATH: [join(folder, 'bin'), dirname(process.execPath), machine.PATH].join(delimiter),
    KRAJAI_HOME: join(folder, 'home'),
    KRAJAI_UPSTREAM: nginx.upstreamFile,
    KRAJAI_PORTS: ports.join(' '),
    KRAJAI_PATIENCE: '20',
    KRAJAI_SETTLE: '1',
  })
  async function run(command: string, words: string[], settings = {}) {
    const child = spawn(command, words, { env: { ...environment(), ...settings } })
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { code, output, errors }
  }
  const switchTo = (word: string, settings = {}) => run(join(projectFolder, 'deploy/switch'), [word], settings)
  const current = () => readlinkSync(join(folder, 'home/current'))

  beforeAll(async () => {
    ;({ folder, remove } = temporaryFolder())
    site = writeFixtureSite()
    ports = [await freePort(), await freePort()]
    mkdirSync(join(folder, 'bin'))
    mkdirSync(join(folder, 'nginx'))
    nginx = await startNginx({ folder: join(folder, 'nginx'), name: 'krajai.conf', upstream: [ports[0]], dist: site })
    program('systemctl', systemctl())
    program('nginx', '#!/bin/sh\nexit 0\n')
  })
  afterAll(async () => {
    for (const port of ports) await run('systemctl', ['stop', `krajai@${port}`])
    await nginx?.stop()
    await database.remove()
    removeFolder(site)
    remove()
  })

  /** Visitors who read and write while the work is done. Every answer is kept that is not the one they want. */
  async function underLoad(work: () => Promise<void>) {
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    const refusals: string[] = []
    let done = false
    let sent = 0
    let taken = 0
    const ask = (path: string, asked: AskedTls) =>
      askTls(nginx.port, path, asked).then(({ status, text }) => `${status} ${path} ${text.slice(0, 200)}`)
    // As every browser does, on a new connection, when one that was kept turns out to be closed: nginx closes those at a reload.
    const answerOf = (path: string, { agent, ...asked }: AskedTls & { agent: Agent }) =>
      ask(path, { agent, ...asked }).catch((error) =>
        error.onReusedConnection ? ask(path, asked).catch(String) : String(error),
      )
    const visitor = async () => {
      while (!done) {
        sent += 1
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `switch-${sent}` }
        const body = JSON.stringify({
          fullName: 'มานี',
          email: `m${sent}@example.com`,
          subject: 'ข่าว',
          message: 'ขอใบเสนอราคา',
        })
        const answers = [
          await answerOf('/api/contact', { method: 'POST', headers, body, agent }),
          await answerOf('/about', { agent }),
        ]
        if (answers[0]?.startsWith('201')) taken += 1
        refusals.push(...answers.filter((answer) => !/^20[01] /.test(answer)))
      }
    }
    const visitors = Array.from({ length: CLIENTS }, visitor)
    try {
      await work()
    } finally {
      done = true
      await Promise.all(visitors)
      agent.destroy()
    }
    return { refusals, taken }
  }

  it('upgrades and goes back without losing a request, and leaves what runs alone where a release does not start', async () => {
    const [first, second] = [release('1.0.0'), release('1.1.0')]
    mkdirSync(join(folder, 'broken'))
    writeFileSync(join(folder, 'broken/main.ts'), 'process.exit(1)')
    const broken = release('1.2.0', join(folder, 'broken'))

    // The first deployment: nothing runs yet.
    expect(await switchTo(first)).toMatchObject({ code: 0, errors: '' })
    expect(readFileSync(nginx.upstreamFile, 'utf8')).toContain(`server 127.0.0.1:${ports[1]};`)

    const { refusals, taken } = await underLoad(async () => {
      expect(await switchTo(second)).toMatchObject({ code: 0, errors: '' })
      expect(current()).toBe(second)
      expect(await switchTo('--back')).toMatchObject({ code: 0, errors: '' })
      expect(current()).toBe(first)
      expect(await switchTo(broken, { KRAJAI_PATIENCE: '2' })).toMatchObject({
        code: 1,
        errors: expect.stringContaining('The one before goes on'),
      })
      expect(current()).toBe(first)
    })
    expect(refusals).toEqual([])
    expect(taken).toBeGreaterThan(50)
    expect(await database.ask('select count(*) as leads from lead')).toEqual([{ leads: taken }])
    expect(ports.map((port) => existsSync(join(folder, `${port}.pid`)))).toEqual([false, true])
  })

  it('says what it needs', async () => {
    expect(await switchTo('/nowhere')).toMatchObject({ code: 1, errors: expect.stringContaining('no folder /nowhere') })
    expect(await switchTo(folder)).toMatchObject({ code: 1, errors: expect.stringContaining('is no release') })
  })
})
