import { spawnSync } from 'node:child_process'
import { findChromium, requireChromium } from './chromium.ts'
import { runProcess } from './run-process.js'

const UPDATE = ['apt-get', 'update', '-qq']
const INSTALL = ['apt-get', 'install', '-qq', '--yes', '--no-install-recommends', 'chromium']

/** What is known of a machine before anything is installed on it. */
export interface Machine {
  /** Of this process; 0 is root, undefined a system without such ids. */
  readonly userId: number | undefined
  /** Whether a command ends with 0. Nothing of it is shown. */
  readonly succeeds: (command: string, ...commandArguments: string[]) => boolean
}

const thisMachine: Machine = {
  userId: process.getuid?.(),
  succeeds: (command, ...commandArguments) => spawnSync(command, commandArguments, { stdio: 'ignore' }).status === 0,
}

/** The commands that install Debian's Chromium without asking anything, or none where that cannot be done. */
export function installCommands({ userId, succeeds }: Machine): string[][] {
  if (!succeeds('apt-get', '--version')) return []
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive']
  const commands = [UPDATE, INSTALL].map((command) => [...environment, ...command])
  if (userId === 0) return commands
  return succeeds('sudo', '-n', 'true') ? commands.map((command) => ['sudo', '-n', ...command]) : []
}

/**
 * Makes sure there is a Chromium, and installs Debian's package where that is possible.
 *
 * @returns its path
 * @throws ChromiumError saying what to install
 */
export async function ensureChromium(environment: NodeJS.ProcessEnv): Promise<string> {
  const found = findChromium(environment)
  if (found) return found
  for (const [command = '', ...commandArguments] of installCommands(thisMachine)) {
    console.log(`Installing Chromium: ${commandArguments.slice(commandArguments.indexOf('apt-get')).join(' ')}`)
    const { exitCode, stoppedBy } = await runProcess(command, commandArguments, {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (exitCode !== 0 || stoppedBy) break
  }
  return requireChromium(environment)
}
