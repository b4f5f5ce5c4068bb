/**
 * `npm run downloads` prints the files that carry the content and are committed: those of `downloads/printed/`, the share pictures and the
 * icons. `npm run downloads -- fact-sheet` prints only files whose paths contain `fact-sheet`. Needs Chromium and poppler-utils.
 */
import { spawnSync } from 'node:child_process'
import { printDownloads } from '../downloads/print/print-downloads.ts'
import { StartError } from '../server/settings/start-error.ts'
import { loadContent } from '../site/content/load-content.ts'
import { ContentError } from '../site/content/source/mistakes.ts'
import { buildPrintPages } from './build.ts'
import { chromiumOptions } from './chromium.ts'
import { installDebianPackages } from './debian-packages.js'

if (spawnSync('pdftocairo', ['-v']).error) installDebianPackages('poppler-utils')
try {
  await printDownloads(loadContent(), buildPrintPages(), chromiumOptions(), process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ContentError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
