import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './debian-packages.js'

/** The headless shell comes first, because it needs a quarter less processor time for the same pages. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/**
 * Arguments for tests. Without this hinting, text in the headless shell is wider than in the full browser. At a scale of 2, letters stand
 * between whole pixels in both, as on phones; pages keep the scale of their test.
 */
export const CHROMIUM_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--font-render-hinting=slight',
  '--force-device-scale-factor=2',
]

/** On Ubuntu, `chromium` and `firefox` are snaps, which cannot read the files of the tests, or scripts that start one. */
const isSnap = (path: string) =>
  /\bsnap\b/.test(realpathSync(path)) || (statSync(path).size < 10_000 && readFileSync(path, 'utf8').includes('/snap/'))

/** Returns the first of these programs in PATH that is no snap. */
export const findProgram = (names: readonly string[], { PATH = '' } = process.env): string | undefined =>
  names
    .flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path) && !isSnap(path))

/** Returns `CHROMIUM_PATH`, or the first Chromium in PATH. */
export const findChromium = (environment = process.env): string | undefined =>
  environment.CHROMIUM_PATH || findProgram(NAMES, environment)

/** Without a Chromium in PATH, Playwright finds an installed Chrome, on macOS and Windows too, or says what to install. */
export function chromiumOptions() {
  const executablePath = findChromium()
  return executablePath ? { executablePath } : { channel: 'chrome' }
}

/** Installs Chromium if it is missing. */
export function installChromium(): void {
  if (findChromium()) return
  installDebianPackages('chromium-headless-shell')
  if (!findChromium()) installDebianPackages('chromium')
}
