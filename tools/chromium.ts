import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProcess } from './run-process.js'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where browsers lie on systems that do not put programs into PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium to test with: `CHROMIUM_PATH` and nothing else where it is set, or else the first one of this machine. */
export function findChromium({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv, places = PLACES): string | undefined {
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const inPath = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
  return [...inPath, ...places].find((place) => existsSync(place))
}

/** @throws Error saying what to install */
export function requireChromium(environment: NodeJS.ProcessEnv, places = PLACES): string {
  const path = findChromium(environment, places)
  if (path) return path
  if (environment.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH is ${environment.CHROMIUM_PATH}, where there is nothing`)
  throw new Error('No Chromium found: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH')
}

/** Installs Debian's Chromium where there is none and nobody has to be asked: as root, or with sudo without a password. */
export async function installChromium(): Promise<void> {
  if (process.platform !== 'linux' || process.env.CHROMIUM_PATH || findChromium(process.env)) return
  console.log('Installing Chromium…')
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  const aptGet = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -qq`
  await runProcess('sh', ['-c', `${aptGet} update && ${aptGet} install --yes --no-install-recommends chromium`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
