import { existsSync } from 'node:fs'
import { inPath } from './chromium.ts'

const NAMES = ['firefox-esr', 'firefox']

/** The Firefox to try pages in: `FIREFOX_PATH` and nothing else where it is set, or else the first one of PATH. */
export function findFirefox({ FIREFOX_PATH, PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  return (FIREFOX_PATH ? [FIREFOX_PATH] : inPath(NAMES, PATH)).find((place) => existsSync(place))
}
