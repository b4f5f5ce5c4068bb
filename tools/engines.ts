import { findProgram } from './chromium.ts'
import { installDebianPackages } from './debian-packages.js'

/** The engines besides Chromium, for `tests/engines/`: `none`, `firefox`, or `all`. The driver of WebKit sometimes opens no window. */
const { ENGINES = 'none' } = process.env

export const findFirefox = () => (ENGINES === 'none' ? undefined : findProgram(['firefox-esr', 'firefox']))

/** WebKit as Debian has it: the engine of Safari, without its fonts and its native fields. It needs a display. */
export const findWebKit = () =>
  ENGINES === 'all' ? findProgram(['xvfb-run']) && findProgram(['WebKitWebDriver']) : undefined

/** Installs the engines if they are missing. */
export function installEngines(): void {
  if (ENGINES !== 'none' && !findFirefox()) installDebianPackages('firefox-esr')
  if (ENGINES === 'all' && !findWebKit()) installDebianPackages('webkit2gtk-driver', 'xvfb', 'xauth')
}
