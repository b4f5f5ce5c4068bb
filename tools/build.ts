/**
 * `npm run build`: the site into `dist/`, compressed. `--if-needed` does nothing when nothing changed since, and says
 * little. `--for-tests` builds where the tests read it, without the settings of the person who runs them.
 *
 * The site is built beside its place and put there when it is complete: a failed build leaves the last good one.
 */
import { closeSync, cpSync, globSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { MANIFEST_FILE } from '../contract/site-manifest.ts'
import { loadSettingsFile } from '../server/config.ts'
import { pageSources } from '../server/pages/page-sources.ts'
import { StartError } from '../server/start-error.ts'
import { DOWNLOADS_FOLDER } from '../site/content/find-downloads.ts'
import { loadContent } from '../site/content/load-content.ts'
import { manifestOf } from '../site/content/site-manifest.ts'
import { readStamp, stampOf, withoutSettings, writeStamp } from './build-stamp.ts'
import { compressFolder } from './compress.ts'
import { dist } from './dist.ts'
import { freshDownloads } from './downloads/fresh-downloads.ts'
import { FolderError, withLock } from './lock-folder.js'
import { exitCodeOf, onStopSignal, runProcess } from './run-process.js'
import { projectFolder } from './runtime.js'
import { placeForTests } from './site-for-tests.ts'
import { elsewhere, siteOrigin } from './site-origin.ts'
import { swapFolder } from './swap-folder.ts'
import { trimPages } from './trim-pages.ts'

const { values } = parseArgs({
  options: { 'if-needed': { type: 'boolean', default: false }, 'for-tests': { type: 'boolean', default: false } },
})
const place = values['for-tests'] ? placeForTests : dist
if (!values['for-tests']) loadSettingsFile()
const environment = values['for-tests'] ? withoutSettings(process.env) : process.env
const unfinished = join(projectFolder, '.cache/dist')
const buildLog = join(projectFolder, '.cache/build.log')
const astro = join(projectFolder, 'node_modules/astro/bin/astro.mjs')

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** Runs Astro. When `quiet`, what it says goes to a file and is shown only if it fails. */
async function buildPages(quiet: boolean): Promise<number> {
  const log = openSync(buildLog, 'w')
  const { exitCode, stoppedBy } = await runProcess(process.execPath, [astro, 'build', '--outDir', unfinished], {
    cwd: projectFolder,
    // Whatever the shell says, or a tool on the way: React for development is twice as large.
    env: { ...environment, NODE_ENV: 'production' },
    stdio: quiet ? ['ignore', log, log] : 'inherit',
  })
  closeSync(log)
  if (stoppedBy) return exitCode || exitCodeOf(null, stoppedBy)
  if (quiet && exitCode !== 0) process.stderr.write(readFileSync(buildLog))
  return exitCode
}

/** What each finished page was built with, by its file's name. */
const sourcesOfPages = () =>
  Object.fromEntries(
    globSync('**/*.html', { cwd: unfinished }).map((name) => [
      name.replaceAll(sep, '/'),
      pageSources(readFileSync(join(unfinished, name), 'utf8')),
    ]),
  )

async function build(stamp: string, quiet: boolean): Promise<number> {
  const start = performance.now()
  const origin = siteOrigin(environment)
  if (quiet) console.log('Building the site…')
  rmSync(unfinished, { recursive: true, force: true })
  // Before the pages: they say how large each file is.
  const downloads = await freshDownloads()
  const exitCode = await buildPages(quiet)
  if (exitCode !== 0) return exitCode
  trimPages(unfinished)
  // Ending through exit, unlike dying of the signal, gives the lock back.
  const stopListening = onStopSignal((signal) => process.exit(exitCodeOf(null, signal)))
  const { files, before, after } = await compressFolder(unfinished)
  cpSync(join(projectFolder, DOWNLOADS_FOLDER, 'files'), join(unfinished, 'downloads'), { recursive: true })
  const content = loadContent()
  const manifest = manifestOf(content, origin, downloads, sourcesOfPages())
  writeFileSync(join(unfinished, MANIFEST_FILE), JSON.stringify(manifest))
  writeStamp(unfinished, stamp)
  swapFolder(unfinished, place)
  stopListening()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `Built ${relative(projectFolder, place)}/ in ${seconds} s; ${files} text files of ${kilobytes(before)}, compressed ${kilobytes(after)}`,
  )
  const remark = elsewhere(origin, content.en.identity.websiteLink)
  if (remark) console.log(remark)
  return 0
}

/** A site of these sources and settings that is already there need not be built for the tests once more. */
function copyFromDist(stamp: string): boolean {
  if (!values['for-tests'] || readStamp(dist) !== stamp) return false
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(dist, unfinished, { recursive: true })
  swapFolder(unfinished, place)
  return true
}

const sayUpToDate = () => {
  console.log('The built site is up to date')
  return 0
}
const isUpToDate = (stamp: string) => values['if-needed'] && readStamp(place) === stamp

/** Nothing is written where nothing changed: a checkout may be another account's. */
async function buildWhereNeeded(): Promise<number> {
  if (isUpToDate(stampOf(projectFolder, environment))) return sayUpToDate()
  const whenWaiting = () => console.log('Waiting for another build in this folder…')
  return await withLock(
    join(projectFolder, '.cache/build.lock'),
    async () => {
      // Taken before the build: a source that changes meanwhile makes the next start build again.
      const stamp = stampOf(projectFolder, environment)
      if (isUpToDate(stamp) || (values['if-needed'] && copyFromDist(stamp))) return sayUpToDate()
      return await build(stamp, values['if-needed'])
    },
    { whenWaiting },
  )
}

try {
  process.exitCode = await buildWhereNeeded()
} catch (error) {
  if (!(error instanceof FolderError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
