/**
 * `npm run build` builds the site into `dist/`, with a brotli and a gzip copy of every text file. It builds in another folder and then
 * moves that folder, so a failed build keeps the last good site.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { MANIFEST_FILE } from '../contract/site-manifest.ts'
import { makeDownloads } from '../downloads/make-downloads.ts'
import { StartError } from '../server/settings/start-error.ts'
import { createManifest } from '../site/content/compose/create-manifest.ts'
import { loadContent } from '../site/content/load-content.ts'
import { DOWNLOADS_FOLDER } from '../site/content/source/find-downloads.ts'
import { ContentError } from '../site/content/source/mistakes.ts'
import { createBuildStamp } from './build-stamp.ts'
import { compressFolder } from './compress.ts'
import { projectFolder } from './project-folder.js'
import { siteOrigin } from './site-origin.ts'

/** The folder of the site for production. */
export const dist = join(projectFolder, 'dist')

/** A build is repeated if one of these changes. */
const SOURCES = ['astro.config.ts', 'content', 'contract', 'downloads', 'package-lock.json', 'site', 'tools']

/** The server never serves a file whose name begins with a dot. */
const STAMP_FILE = '.build-stamp'

/** @throws StartError if a setting has a bad value */
const stampOf = (environment: NodeJS.ProcessEnv) =>
  createBuildStamp(SOURCES, [siteOrigin(environment), environment.PUBLIC_ANALYTICS_SRC ?? ''])

/**
 * @param config a configuration of Astro, if not that of the site
 * @throws StartError if Astro fails, after its output is printed
 */
function buildPages(folder: string, environment = process.env, config = 'astro.config.ts'): void {
  const astro = join(projectFolder, 'node_modules/astro/bin/astro.mjs')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [astro, 'build', '--config', config, '--outDir', folder],
    {
      cwd: projectFolder,
      // NODE_ENV=development bundles the development version of React, which is twice as large.
      env: { ...environment, NODE_ENV: 'production' },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (status === 0) return
  process.stderr.write(stdout + stderr)
  throw new StartError('The site could not be built. Correct the error above.')
}

/** Builds the pages that `npm run downloads` prints, and returns their folder. */
export function buildPrintPages(): string {
  const folder = '.cache/prints'
  buildPages(folder, process.env, 'downloads/print/astro.config.ts')
  return folder
}

/**
 * Builds the site into a folder.
 *
 * @param environment has SITE_URL and PUBLIC_ANALYTICS_SRC, which the pages contain
 * @throws Error if the content has a mistake or the build fails; the folder is then unchanged
 */
export async function build(folder: string, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const start = performance.now()
  const stamp = stampOf(environment)
  const unfinished = join(projectFolder, `.cache/unfinished-${process.pid}`)
  rmSync(unfinished, { recursive: true, force: true })
  // Pages show the size of each file, so the files are made first.
  const content = loadContent()
  const downloads = makeDownloads(content)
  buildPages(unfinished, environment)
  // Vite has written the licences of the scripts.
  const fonts = readFileSync(join(projectFolder, 'site/fonts/licenses.md'), 'utf8')
  writeFileSync(join(unfinished, 'licenses.md'), `\n${fonts}`, { flag: 'a' })
  await compressFolder(unfinished)
  cpSync(join(projectFolder, DOWNLOADS_FOLDER, 'files'), join(unfinished, 'downloads'), { recursive: true })
  const manifest = createManifest(content, siteOrigin(environment), downloads)
  writeFileSync(join(unfinished, MANIFEST_FILE), JSON.stringify(manifest))
  writeFileSync(join(unfinished, STAMP_FILE), stamp)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, '..'), { recursive: true })
  renameSync(unfinished, folder)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const pages = globSync('**/*.html', { cwd: folder }).length
  console.log(`Built ${pages} pages into ${relative(projectFolder, folder)}/ in ${seconds} s`)
}

/** Builds the site unless the folder has one with the same sources and settings. */
export async function buildIfNeeded(folder: string, environment?: NodeJS.ProcessEnv): Promise<void> {
  const stampFile = join(folder, STAMP_FILE)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(environment ?? process.env)) return
  console.log('Building the site…')
  await build(folder, environment)
}

if (import.meta.main)
  try {
    const [folder = dist] = process.argv.slice(2).filter((word) => word !== '--if-needed')
    await (process.argv.includes('--if-needed') ? buildIfNeeded(folder) : build(folder))
  } catch (error) {
    console.error(error instanceof StartError || error instanceof ContentError ? error.message : error)
    process.exitCode = 1
  }
