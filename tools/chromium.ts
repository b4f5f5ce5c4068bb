import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './debian-packages.js'

/** The headless shell first: it renders the same pages in three quarters of the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Arguments for tests and printing. Without the hinting the headless shell sets letters wider than the whole browser does. */
export const CHROMIUM_ARGUMENTS = ['--disable-gpu', '--disable-quic', '--font-render-hinting=slight']

/** The Chromium to use: `CHROMIUM_PATH`, or the first one in PATH. */
export function findChromium({ CHROMIUM_PATH, PATH = '' } = process.env): string | undefined {
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  return NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))).find(existsSync)
}

/** @throws Error that says what to install */
export function requireChromium(): string {
  const path = findChromium()
  if (!path) throw new Error('Chromium is missing: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH')
  return path
}

/** Installs Chromium and a Thai font where they are missing: without the font Thai text in tests is a row of boxes. */
export function installChromium(): void {
  if (!findChromium()) {
    installDebianPackages('chromium-headless-shell')
    if (!findChromium()) installDebianPackages('chromium')
  }
  const fonts = spawnSync('fc-list', [':lang=th'], { encoding: 'utf8' })
  if (fonts.stdout?.trim() === '') installDebianPackages('fonts-thai-tlwg')
}
