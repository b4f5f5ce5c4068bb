import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Without these Chromium looks up its maker's hosts at every start. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/** There is no Chromium to test with. */
export class ChromiumError extends Error {
  override name = 'ChromiumError' as const
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * The absolute path of the Chromium to test with: `CHROMIUM_PATH`, or else the first one in PATH.
 *
 * @throws ChromiumError when `CHROMIUM_PATH` names no program: it was set for a reason, so nothing else will do
 */
export function findChromium(environment: NodeJS.ProcessEnv): string | undefined {
  const chosen = environment.CHROMIUM_PATH
  if (chosen) {
    if (isAbsolute(chosen) && isProgram(chosen)) return chosen
    throw new ChromiumError(`CHROMIUM_PATH is ${chosen}, which is not the absolute path of a program`)
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => isAbsolute(folder))
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/**
 * Like findChromium, for those who cannot go on without.
 * @throws ChromiumError saying what to install
 */
export function requireChromium(environment: NodeJS.ProcessEnv): string {
  const path = findChromium(environment)
  if (path) return path
  throw new ChromiumError('No Chromium found: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH')
}

/** The flags Chromium is started with for tests. `userId` is that of this process, undefined on Windows. */
export function chromiumFlags(userId: number | undefined): string[] {
  // Chromium refuses to start as root with its sandbox; tests open our own pages only.
  return userId === 0 ? [...QUIET, '--no-sandbox'] : QUIET
}
