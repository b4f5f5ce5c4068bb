import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTING_NAMES } from '../server/config.ts'
import { filesIn } from '../server/pages/files-in.ts'

/** Settings in files, which Vite reads. Those in `.env` are part of the environment, where it is read. */
const ENV_FILES = ['.env.local', '.env.production', '.env.production.local']

/** What the built site is made from. What does not exist counts as empty. */
const SOURCES = [
  ...ENV_FILES,
  'astro.config.ts',
  'content',
  'contract',
  'downloads',
  'file-formats',
  'package-lock.json',
  // The files for a static host say what these would answer.
  'server/pages',
  // What is no origin, and which one is meant where none is set.
  'server/config.ts',
  'site',
  'tools',
  'tsconfig.json',
]

/** A name with a dot first: the server holds such a file back. */
const STAMP_FILE = '.build-stamp'

/** The files at a path, sorted, with the separators of no particular system. */
function filesAt(root: string, source: string): string[] {
  const stats = statSync(join(root, source), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [source]
  return filesIn(join(root, source))
    .map((name) => `${source}/${name}`)
    .sort()
}

/** Settings that reach the pages: they are read while the site is built. */
const reachesPages = (name: string) => name === 'SITE_URL' || name.startsWith('PUBLIC_')

const settingsOf = (environment: NodeJS.ProcessEnv) =>
  Object.keys(environment)
    // An empty value counts as not set.
    .filter((name) => reachesPages(name) && environment[name])
    .sort()
    .map((name) => `${name}=${environment[name]}`)

/** The same environment without anybody's settings, of the pages and of the server, and in which those in files are not read either. */
export const withoutSettings = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(environment).filter(([name]) => !reachesPages(name) && !SETTING_NAMES.includes(name)),
  ),
  ENV_FILES: 'none',
})

/**
 * A digest of everything the built site depends on. Contents count and dates do not: a checkout or a touched file
 * builds nothing anew, and an older file that is put back does.
 *
 * @param root the project's folder
 * @param sources what the site is made from, or a part of it
 */
export function stampOf(root: string, environment: NodeJS.ProcessEnv, sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256')
  for (const setting of settingsOf(environment)) hash.update(`${setting}\0`)
  const read = environment.ENV_FILES === 'none' ? sources.filter((source) => !ENV_FILES.includes(source)) : sources
  for (const path of read.flatMap((source) => filesAt(root, source))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** The stamp of a built site, or nothing where there is none or its build did not end. */
export function readStamp(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, STAMP_FILE), 'utf8')
  } catch {
    return undefined
  }
}

/** Marks a built site as complete. The last thing a build writes. */
export function writeStamp(folder: string, stamp: string): void {
  writeFileSync(join(folder, STAMP_FILE), stamp)
}
