import { spawnSync } from 'node:child_process'
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

/** With this apt-get does not wait until a network answers that is not there. */
const IMPATIENT = '-o Acquire::Retries=0 -o Acquire::http::Timeout=10'

/**
 * Installs Debian's Chromium and its headless shell where one of them is missing and nobody has to be asked. Not every kin of Debian
 * has the shell, and nothing depends on it.
 */
async function installBrowsers(): Promise<void> {
  if (findChromium(process.env) && findHeadlessShell(process.env)) return
  console.log('Installing Chromium…')
  const options = findChromium(process.env) ? IMPATIENT : ''
  await installDebianPackages(['chromium chromium-headless-shell', 'chromium'], options)
  if (!findHeadlessShell(process.env)) console.log('No headless shell: every browser test runs in the whole Chromium')
}

/** Whether this machine has letters for Thai; undefined where fontconfig does not say. */
export function hasThaiFont(run: typeof spawnSync = spawnSync): boolean | undefined {
  const { error, stdout } = run('fc-list', [':lang=th', 'file'], { encoding: 'utf8' })
  return error ? undefined : String(stdout).trim() !== ''
}

/**
 * Installs what the browser tests need, where it is missing and nobody has to be asked. A visitor's device has letters for Thai: without
 * any, Chromium draws a wide box for each, and the line that offers the other language fills a small window.
 */
export async function installChromium(): Promise<void> {
  if (process.platform !== 'linux') return
  if (!process.env.CHROMIUM_PATH) await installBrowsers()
  if (hasThaiFont() === false) {
    console.log('Installing a Thai font…')
    await installDebianPackages(['fonts-tlwg-loma-ttf'], IMPATIENT)
  }
}
