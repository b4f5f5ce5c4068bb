import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock-folder.js'
import { npmCommand } from './npm-command.js'
import { exitCodeOf, runProcess } from './run-process.js'

/** An installation that failed or was stopped. */
export class InstallError extends Error {
  /** @override */
  name = 'InstallError'
  /**
   * @param {string} message
   * @param {number} exitCode what this process is to end with
   */
  constructor(message, exitCode) {
    super(message)
    this.exitCode = exitCode
  }
}

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} LockedPackages */

/**
 * @param {string} path
 * @returns {LockedPackages}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm ends each installation by writing down what it
 * installed, so this also knows an installation made by hand and one that was broken off. Optional packages may be
 * absent (they are for other platforms), but not of another version.
 *
 * @param {string} root the project's folder
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readPackages(record)
  for (const [path, wanted] of Object.entries(readPackages(join(root, 'package-lock.json')))) {
    const found = installed[path]
    if (path === '' || (!found && wanted.optional)) continue
    if (found?.version !== wanted.version || found?.integrity !== wanted.integrity) return false
  }
  return true
}

/**
 * The environment in which npm takes the Node that starts it for the pinned one. No option of npm's own does that, and with the
 * Node 18 of Debian 12 it leaves out what the build cannot do without.
 *
 * @param {string} pinned its version
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(pinned, environment) {
  const file = join(dirname(fileURLToPath(import.meta.url)), 'pinned-version.cjs')
  // A backslash would be read as one that protects what follows it.
  const load = `--require="${file.replaceAll('\\', '/')}"`
  return { ...environment, PINNED_NODE: pinned, NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ''} ${load}`.trim() }
}

/**
 * Installs the locked dependencies unless they are there. Of two starts at the same time one installs, the other waits.
 *
 * @param {string} root the project's folder
 * @throws {InstallError}
 */
export async function install(root) {
  if (isInstalled(root)) return
  const whenWaiting = () => console.error('Waiting for another installation in this folder…')
  await withLock(
    join(root, '.cache/install.lock'),
    async () => {
      if (isInstalled(root)) return
      console.error('Installing dependencies…')
      const { command, before, shell } = npmCommand()
      // Asked to stop, it can take two minutes to tidy up. Half an installation is recognized and made anew instead.
      // Everything is installed even where NODE_ENV=production would leave out the tools.
      const npmArguments = [...before, 'ci', '--loglevel=error', '--include=dev']
      const { exitCode, stoppedBy } = await runProcess(command, npmArguments, {
        cwd: root,
        env: npmEnvironment(readFileSync(join(root, '.nvmrc'), 'utf8').trim(), process.env),
        shell,
        stopMilliseconds: 2_000,
      })
      if (stoppedBy) throw new InstallError('The installation was stopped', exitCodeOf(null, stoppedBy))
      if (exitCode !== 0) throw new InstallError('The dependencies could not be installed: npm ci failed, see above', 1)
    },
    { whenWaiting },
  )
}
