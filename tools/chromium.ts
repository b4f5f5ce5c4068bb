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

/** On Ubuntu, `chromium` is a snap, which cannot read the files of the tests, and `chromium-browser` is a script that starts it. */
const isSnap = (path: string) =>
  /\bsnap\b/.test(realpathSync(path)) || (statSync(path).size < 10_000 && readFileSync(path, 'utf8').includes('/snap/'))

/** Returns `CHROMIUM_PATH`, or the first Chromium in PATH. */
export function findChromium({ CHROMIUM_PATH, PATH = '' } = process.env): string | undefined {
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  return NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))).find(
    (path) => existsSync(path) && !isSnap(path),
  )
}

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
