import { existsSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { type BuiltSite, readBuiltSite } from './pages/built-site.ts'
import { reasonOf, StartError } from './start-error.ts'

/** How long a stop waits for requests in flight. Longer than any request may take. */
const STOP_MILLISECONDS = 35_000

/** `--dist DIR` serves another built site than `dist/`; `--new-database` allows an empty database although there are backups. */
const OPTIONS = {
  dist: { type: 'string', default: resolve(import.meta.dirname, '../dist') },
  'new-database': { type: 'boolean', default: false },
} as const

/** Where there are backups, a missing database was lost: an empty one would take its place unnoticed. */
function refuseEmptyDatabase({ DATABASE_URL: database, BACKUP_FOLDER: backups }: Config) {
  if (database.kind === 'postgres' || backups === undefined || !existsSync(backups)) return
  if ((statSync(database.file, { throwIfNoEntry: false })?.size ?? 0) > 0) return
  if (!readdirSync(backups).some((name) => name.startsWith('leads-'))) return
  throw new StartError(
    `There is no database at ${database.file}, but there are backups in ${backups}: restore one (npm run backup -- restore FILE), or start once with --new-database`,
  )
}

/** Canonical links, feeds and the sitemap name the origin that the pages were built for. */
function checkSiteUrl({ SITE_URL }: Config, { manifest: { origin } }: BuiltSite) {
  if (origin === SITE_URL) return
  throw new StartError(
    `The site was built for ${origin}, and SITE_URL is ${SITE_URL}: set SITE_URL, or build with it (npm run build)`,
  )
}

/** Listens on the socket that systemd has opened, or on HOST and PORT. Returns the address as a person would open it. */
async function listen(app: FastifyInstance, { HOST: host, PORT: port, LISTEN_FDS }: Config): Promise<string> {
  if (LISTEN_FDS === '1') {
    // systemd passes descriptors from 3 on. Node takes the descriptor and ignores the host, which Fastify would look up.
    const options = { fd: 3, host }
    await app.listen(options)
    return 'the socket of systemd'
  }
  try {
    return await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` })
  } catch (cause) {
    const message = `Cannot listen on ${host}, port ${port} (${reasonOf(cause)}): stop what uses it, or set HOST or PORT`
    throw new StartError(message, { cause })
  }
}

/** Finishes what is in flight. Signals after the first are ignored: Ctrl-C reaches the server twice, from the terminal and through npm. */
function stopOnSignal(app: FastifyInstance) {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    process.stderr.write(`${signal}: finishing what is in flight, then stopping\n`)
    setTimeout(() => app.server.closeAllConnections(), STOP_MILLISECONDS).unref()
    // Connections that become idle after the stop has begun would stay open for as long as they are kept alive.
    const closing = setInterval(() => app.server.closeIdleConnections(), 100)
    await app.close()
    clearInterval(closing)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

async function start() {
  // Leads are personal data: the files made here are for this account alone.
  process.umask(0o077)
  const config = readConfig(process.env)
  const { values } = parseArgs({ options: OPTIONS })
  if (!values['new-database']) refuseEmptyDatabase(config)
  const site = readBuiltSite(resolve(values.dist))
  checkSiteUrl(config, site)
  const app = await buildApp(config, site)
  try {
    const address = await listen(app, config)
    stopOnSignal(app)
    const hasRecipients = config.webhook !== undefined || (config.mail?.team ?? []).length > 0
    if (!hasRecipients)
      process.stderr.write('Leads are stored, and nobody is told of them: set LEADS_MAIL_TO or WEBHOOK_URL\n')
    process.stderr.write(`${site.manifest.company.en.name}: ${address}\n`)
  } catch (error) {
    await app.close()
    throw error
  }
}

try {
  await start()
} catch (error) {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack ?? error}\n`)
  process.exitCode = 1
}
