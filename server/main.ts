import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type BuiltSite, readBuiltSite } from './pages/built-site.ts'
import { type Config, findUnencrypted, readConfig } from './settings/config.ts'
import { reasonOf, StartError } from './settings/start-error.ts'

/** A stop waits this long for open requests. Longer than the request timeout. */
const STOP_MILLISECONDS = 35_000

/** `--dist DIR` serves another built site than `dist/`. */
const OPTIONS = { dist: { type: 'string', default: resolve(import.meta.dirname, '../dist') } } as const

/** Compares SITE_URL with the origin that the site was built for. Canonical links, feeds and the sitemap contain that origin. */
function checkSiteUrl({ SITE_URL }: Config, { manifest: { origin } }: BuiltSite) {
  if (origin === SITE_URL) return
  throw new StartError(
    `The site was built for ${origin}, but SITE_URL is ${SITE_URL}. Run "npm run build", or correct SITE_URL.`,
  )
}

/** Listens on the socket that systemd passes, or on HOST and PORT. Returns the address, to be printed. */
async function listen(app: FastifyInstance, { HOST: host, PORT: port, LISTEN_FDS }: Config): Promise<string> {
  if (LISTEN_FDS === '1') {
    // The first descriptor from systemd is 3. Node ignores `host` if `fd` is set, but without `host` Fastify would look up localhost.
    const options = { fd: 3, host }
    await app.listen(options)
    return 'the socket of systemd'
  }
  try {
    return await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` })
  } catch (cause) {
    const message = `Cannot listen on ${host}, port ${port} (${reasonOf(cause)}). Stop the program that uses the port, or set HOST or PORT.`
    throw new StartError(message, { cause })
  }
}

/** Stops after open requests are answered. Ignores later signals, because Ctrl-C arrives twice: from the terminal and from npm. */
function stopOnSignal(app: FastifyInstance) {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    process.stderr.write(`${signal}: the server finishes open requests and stops.\n`)
    setTimeout(() => app.server.closeAllConnections(), STOP_MILLISECONDS).unref()
    await app.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

async function start() {
  // Leads are personal data: only this account may read the files that the server creates.
  process.umask(0o077)
  const config = readConfig(process.env)
  const { values } = parseArgs({ options: OPTIONS })
  const site = readBuiltSite(resolve(values.dist))
  checkSiteUrl(config, site)
  const app = await buildApp(config, site)
  try {
    // If it is a file on a full disk, the server goes on without these messages.
    process.stderr.on('error', () => undefined)
    // Before the socket, so that METRICS_PORT in use is named as such.
    await app.ready()
    const address = await listen(app, config)
    stopOnSignal(app)
    const hasRecipients = config.webhook !== undefined || (config.mail?.team ?? []).length > 0
    if (!hasRecipients) process.stderr.write('Nobody is notified of new leads. Set LEADS_MAIL_TO or WEBHOOK_URL.\n')
    for (const name of findUnencrypted(config))
      process.stderr.write(`Leads travel unencrypted to the machine of ${name}. Use https, or sslmode=verify-full.\n`)
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
