import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import type { OfferedFile } from '../../contract/site-manifest.ts'
import { DOWNLOADS_FOLDER, readOffered } from '../../site/content/find-downloads.ts'
import { loadContent } from '../../site/content/load-content.ts'
import { sourcesStamp } from '../build-stamp.ts'
import { projectFolder } from '../project-folder.js'

/** What files for download are made from: words, figures, drawings and colors, but none of the pages. */
const SOURCES = [
  'content',
  'contract',
  'downloads',
  'file-formats',
  'package-lock.json',
  'site/content',
  'site/figures',
  'site/locale',
  'site/public',
  'site/styles/token-colours.ts',
  'site/styles/tokens.css',
  'site/ui',
]

/** What is drawn into a file brings its look along by itself. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
}

/** Node reads no JSX: what draws is loaded the way the pages are built, and can load more while it is used. */
export async function withMaker<Module, Result>(path: string, use: (maker: Module) => Promise<Result>) {
  const loader = await createServer({
    root: projectFolder,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [withoutStyles],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  })
  try {
    return await use((await loader.ssrLoadModule(join(projectFolder, path))) as Module)
  } finally {
    await loader.close()
  }
}

/**
 * The files for download as their sources are now, in `.cache/downloads`: made anew if anything of those has changed.
 *
 * @returns what there is, for pages and server
 */
export async function freshDownloads(): Promise<OfferedFile[]> {
  const folder = join(projectFolder, DOWNLOADS_FOLDER)
  const stampFile = join(folder, 'stamp')
  const stamp = sourcesStamp(SOURCES)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return readOffered(projectFolder)

  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  type Maker = typeof import('../../downloads/make.ts')
  const offered = await withMaker('downloads/make.ts', ({ makeDownloads }: Maker) =>
    makeDownloads(loadContent(), join(unfinished, 'files')),
  )
  writeFileSync(join(unfinished, 'offered.json'), JSON.stringify(offered))
  writeFileSync(join(unfinished, 'stamp'), stamp)
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return offered
}
