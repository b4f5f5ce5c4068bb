import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './debian-packages.js'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium without anything of a window: most pages are the same in it, for three quarters of the processor's time. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']

/** Where browsers lie on systems that do not put programs into PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where programs of these names would lie, by the order of the names and of PATH. */
export const inPath = (names: readonly string[], path: string) =>
  names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))

/** The Chromium to test with: `CHROMIUM_PATH` and nothing else where it is set, or else the first one of this machine. */
export function findChromium({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv, places = PLACES): string | undefined {
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  return [...inPath(NAMES, PATH), ...places].find((place) => existsSync(place))
}

/** The headless shell of this machine; none where `CHROMIUM_PATH` says what to test with. */
export function findHeadlessShell({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  return CHROMIUM_PATH ? undefined : inPath(SHELL_NAMES, PATH).find((place) => existsSync(place))
}

/** @throws Error saying what to install */
export function requireChromium(environment: NodeJS.ProcessEnv, places = PLACES): string {
  const path = findChromium(environment, places)
  if (path) return path
  if (environment.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH is ${environment.CHROMIUM_PATH}, where there is nothing`)
  throw new Error('No Chromium found: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH')
}

/**
 * Installs Debian's Chromium and its headless shell where one of them is missing and nobody has to be asked. Not every kin of Debian
 * has the shell, and nothing depends on it.
 */
export async function installChromium(): Promise<void> {
  if (process.platform !== 'linux' || process.env.CHROMIUM_PATH) return
  if (findChromium(process.env) && findHeadlessShell(process.env)) return
  console.log('Installing Chromium…')
  // For the shell alone nobody waits until a network answers that is not there.
  const patience = findChromium(process.env) ? '-o Acquire::Retries=0 -o Acquire::http::Timeout=10' : ''
  await installDebianPackages(['chromium chromium-headless-shell', 'chromium'], patience)
  if (!findHeadlessShell(process.env)) console.log('No headless shell: every browser test runs in the whole Chromium')
}
