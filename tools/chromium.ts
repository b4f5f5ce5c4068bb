import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './debian-packages.js'

/** The headless shell comes first, because it needs a quarter less processor time for the same pages. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Arguments for tests. Without this hinting, text in the headless shell is wider than in the full browser. */
export const CHROMIUM_ARGUMENTS = ['--disable-gpu', '--disable-quic', '--font-render-hinting=slight']

/** Returns `CHROMIUM_PATH`, or the first Chromium in PATH. */
export function findChromium({ CHROMIUM_PATH, PATH = '' } = process.env): string | undefined {
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  return NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))).find(existsSync)
}

/** @throws Error that says what to install */
export function requireChromium(): string {
  const path = findChromium()
  if (!path)
    throw new Error('Chromium is missing. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.')
  return path
}

/** Installs Chromium and a Thai font if they are missing. Without the font, Chromium draws Thai text as boxes. */
export function installChromium(): void {
  if (!findChromium()) {
    installDebianPackages('chromium-headless-shell')
    if (!findChromium()) installDebianPackages('chromium')
  }
  const fonts = spawnSync('fc-list', [':lang=th'], { encoding: 'utf8' })
  if (fonts.stdout?.trim() === '') installDebianPackages('fonts-thai-tlwg')
}
