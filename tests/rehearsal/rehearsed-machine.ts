/** A machine to which releases are deployed: nginx as it is handed out, and systemd played by a script. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:https'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { machine, temporaryFolder } from '../../server/testing/started-server.ts'
import { type AskedTls, askTls, startNginx } from '../../tools/deployed-nginx.ts'
import { freePort } from '../../tools/free-port.ts'
import { projectFolder } from '../../tools/runtime.js'
import { VERSION_PATH } from './rehearsed-releases.ts'

const CLIENTS = 6

/** What visitors got while something was done. */
export interface Visits {
  /** Every answer that is not the one they want. */
  refusals: string[]
  /** How many leads they were told are stored. */
  taken: number
  /** How often each version has answered. */
  versions: Map<string, number>
}

/** @param databaseUrl for `DATABASE_URL` */
export async function rehearsedMachine(databaseUrl: string) {
  const { folder, remove } = temporaryFolder()
  const ports = [await freePort(), await freePort()] as const
  const home = join(folder, 'home')
  for (const name of ['bin', 'nginx', 'home/releases']) mkdirSync(join(folder, name), { recursive: true })
  const nginx = await startNginx({
    folder: join(folder, 'nginx'),
    name: 'krajai.conf',
    upstream: [ports[0]],
    dist: folder,
  })
  const settings = {
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: '1000000',
    TRUST_PROXY: '1',
    ENV_FILES: 'none',
    LOG_LEVEL: 'silent',
  }
  const settingsLine = Object.entries(settings).map(([name, value]) => `${name}='${value}'`)

  const program = (name: string, script: string) => {
    writeFileSync(join(folder, 'bin', name), script)
    chmodSync(join(folder, 'bin', name), 0o755)
    // A shell would pass over one that cannot be started, and ask the machine's own systemd.
    accessSync(join(folder, 'bin', name), constants.X_OK)
  }
  /** As much of systemd as the script needs: an instance is a process, and its end is waited for. */
  program(
    'systemctl',
    `#!/bin/sh
    for unit; do :; done; port=\${unit#krajai@}; pid="${folder}/$port.pid"
    case $1 in
      restart) cd "${home}/current"
        PORT=$port ${settingsLine.join(' ')} setsid "${process.execPath}" tools/release/with-node.js server/main.ts > /dev/null 2>&1 < /dev/null &
        echo $! > "$pid" ;;
      stop) [ -f "$pid" ] || exit 0
        kill -TERM "$(cat "$pid")" 2>/dev/null; while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done; rm "$pid" ;;
      is-active) [ -f "$pid" ] ;;
      reload) kill -HUP ${nginx.pid} ;;
    esac`,
  )
  program('nginx', '#!/bin/sh\nexit 0\n')

  const environment = {
    ...machine,
    PATH: [join(folder, 'bin'), dirname(process.execPath), machine.PATH].join(delimiter),
    KRAJAI_HOME: home,
    KRAJAI_UPSTREAM: nginx.upstreamFile,
    KRAJAI_PORTS: ports.join(' '),
    KRAJAI_PATIENCE: '120',
    KRAJAI_SETTLE: '1',
  }
  async function run(command: string, words: string[], more = {}) {
    const child = spawn(command, words, { env: { ...environment, ...more } })
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { code, output, errors }
  }

  const ask = (path: string, asked: AskedTls) =>
    askTls(nginx.port, path, asked).then(({ status, text }) => `${status} ${path} ${text.slice(0, 200)}`)
  // As every browser does, on a new connection, when one that was kept turns out to be closed: nginx closes those at a reload.
  const answerOf = (path: string, { agent, ...asked }: AskedTls & { agent: Agent }) =>
    ask(path, { agent, ...asked }).catch((error) =>
      error.onReusedConnection ? ask(path, asked).catch(String) : String(error),
    )
  let sent = 0
  async function visit(agent: Agent, visits: Visits) {
    sent += 1
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `switch-${sent}` }
    const email = `m${sent}@example.com`
    const body = JSON.stringify({ fullName: 'มานี', email, subject: 'ข่าว', message: 'ขอใบเสนอราคา' })
    const lead = await answerOf('/api/contact', { method: 'POST', headers, body, agent })
    const page = await answerOf(VERSION_PATH, { agent })
    if (lead.startsWith('201 ')) visits.taken += 1
    else visits.refusals.push(lead)
    const version = page.split(`200 ${VERSION_PATH} `)[1]
    if (version) visits.versions.set(version, (visits.versions.get(version) ?? 0) + 1)
    else visits.refusals.push(page)
  }

  return {
    home,
    nginx,
    ports,
    settings,
    /** @param word a release's folder, or `--back` */
    switchTo: (word: string, more = {}) => run(join(projectFolder, 'deploy/switch'), [word], more),
    /** The folder of the release that runs. */
    current: () => readlinkSync(join(home, 'current')),
    /** Whether there is a process on each port. */
    running: () => ports.map((port) => existsSync(join(folder, `${port}.pid`))),
    /**
     * Visitors who read and write while the work is done.
     *
     * @param work may look at what they got so far
     */
    async underLoad(work: (visits: Visits) => Promise<void>): Promise<Visits> {
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
      const visits: Visits = { refusals: [], taken: 0, versions: new Map() }
      let done = false
      const visitor = async () => {
        while (!done) await visit(agent, visits)
      }
      const visitors = Array.from({ length: CLIENTS }, visitor)
      try {
        await work(visits)
      } finally {
        done = true
        await Promise.all(visitors)
        agent.destroy()
      }
      return visits
    },
    async remove() {
      for (const port of ports) await run('systemctl', ['stop', `krajai@${port}`])
      await nginx.stop()
      remove()
    },
  }
}
