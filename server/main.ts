import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, loadSettingsFile, readConfig } from './config.ts'
import { deliveryTargets } from './delivery/delivery-settings.ts'
import { logOutput } from './log-output.ts'
import { type BuiltSite, readBuiltSite } from './pages/built-site.ts'
import { reasonOf, StartError } from './start-error.ts'

/** How long a stop waits for requests in flight. Longer than any request may take. */
const STOP_MILLISECONDS = 35_000

/** The folder of the built site: `dist/` of the project, or another one for a trial (`--dist DIR`). */
function distFolder(): string {
  try {
    const { values } = parseArgs({ options: { dist: { type: 'string' } } })
    return values.dist === undefined ? resolve(import.meta.dirname, '../dist') : resolve(values.dist)
  } catch (error) {
    throw new StartError('BAD_ARGUMENT', `${reasonOf(error)} (usage: server/main.ts [--dist DIR])`, { cause: error })
  }
}

/** Begins to listen and returns the address as a person would open it. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const taken = (message: string) => new StartError('ADDRESS_TAKEN', message, { cause: error })
    if (code === 'EADDRINUSE') throw taken(`Port ${port} on ${host} is in use: stop what uses it, or set PORT`)
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw taken(`Cannot listen on ${host}, port ${port} (${code}): set HOST or PORT`)
    }
    throw error
  }
}

/** Printed at the start, so that a forgotten setting is noticed. */
function deliveryLine(config: Config): string {
  const { team, acknowledge, webhook } = deliveryTargets(config)
  const channels = [
    ...(team.length > 0 ? ['mail to the team'] : []),
    ...(acknowledge ? ['acknowledgement to the sender'] : []),
    ...(webhook ? ['webhook'] : []),
  ]
  const line = channels.length > 0 ? `Leads are stored and delivered: ${channels.join(', ')}` : 'Leads are stored'
  return team.length > 0 || webhook ? line : `${line}. Nobody of the team is told: set LEADS_MAIL_TO or WEBHOOK_URL`
}

/** Signals within a second count as one: Ctrl-C reaches the server twice, from the terminal and through npm (`tools/run-process.js`). */
const REPEATED_SIGNAL_MILLISECONDS = 1_000

/** The first signal lets requests in flight finish; a second one, more than a second later, ends the process at once. */
function stopOnSignal(app: FastifyInstance) {
  let stoppingSince: number | undefined
  const stop = async (signal: NodeJS.Signals) => {
    const now = performance.now()
    if (stoppingSince !== undefined) {
      if (now - stoppingSince > REPEATED_SIGNAL_MILLISECONDS) process.exit(1)
      return
    }
    stoppingSince = now
    process.stderr.write(`${signal}: finishing what is in flight, then stopping\n`)
    setTimeout(() => app.server.closeAllConnections(), STOP_MILLISECONDS).unref()
    await app.close()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The terminal was closed.
  process.on('SIGHUP', stop)
}

/** Canonical links, feeds and the sitemap name the origin that the pages were built for, so SITE_URL has to be the same one. */
function checkOrigin({ siteUrl }: Config, { manifest }: BuiltSite) {
  if (manifest.origin === siteUrl) return
  throw new StartError(
    'SITE_OUTDATED',
    `The site was built for ${manifest.origin}, and SITE_URL is ${siteUrl}: set SITE_URL, or build with it (npm run build)`,
  )
}

async function start() {
  // Leads are personal data: the files made here are for this account alone.
  process.umask(0o077)
  // Log and messages may go into a file on a full disk: what they do not get is lost, and the server goes on.
  process.stderr.on('error', () => undefined)
  loadSettingsFile()
  const config = readConfig(process.env)
  const site = readBuiltSite(distFolder())
  checkOrigin(config, site)
  const app = await buildApp(config, site, { log: logOutput() })
  try {
    const address = await listen(app, config)
    stopOnSignal(app)
    process.stderr.write(`${deliveryLine(config)}\n${site.manifest.company.en.name}: ${address}\n`)
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
