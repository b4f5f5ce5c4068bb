import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { OfferedFile } from '../../contract/site-manifest.ts'
import { DOWNLOADS_FOLDER, readOffered } from '../../site/content/find-downloads.ts'
import { loadContent } from '../../site/content/load-content.ts'
import { stampOf } from '../build-stamp.ts'
import { projectFolder } from '../runtime.js'
import { swapFolder } from '../swap-folder.ts'

/** What files for download are made from: words, figures, drawings and colors, but none of the pages. */
const SOURCES = [
  'content',
  'contract',
  'downloads',
  'package-lock.json',
  'site/content',
  'site/figures',
  'site/locale',
  'site/public',
  'site/share',
  'site/styles/token-colours.ts',
  'site/styles/tokens.css',
  'site/ui',
]

/** Node reads no JSX: what draws is loaded the way the pages are built. */
export async function loadMaker<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(projectFolder, path), {
    root: projectFolder,
    configFile: false,
    logLevel: 'error',
  })
  return module
}

/**
 * The files for download as their sources are now, in `.cache/downloads`: made anew if anything of those has changed.
 *
 * @returns what there is, for pages and server
 */
export async function freshDownloads(): Promise<OfferedFile[]> {
  const folder = join(projectFolder, DOWNLOADS_FOLDER)
  const stampFile = join(folder, 'stamp')
  const stamp = stampOf(projectFolder, {}, SOURCES)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return readOffered(projectFolder)

  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const { makeDownloads } = await loadMaker<typeof import('../../downloads/make.ts')>('downloads/make.ts')
  const offered = await makeDownloads(loadContent(), join(unfinished, 'files'))
  writeFileSync(join(unfinished, 'offered.json'), JSON.stringify(offered))
  writeFileSync(join(unfinished, 'stamp'), stamp)
  swapFolder(unfinished, folder)
  return offered
}
