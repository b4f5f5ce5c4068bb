/**
 * `npm run downloads` prints the files of `downloads/printed/`, which are committed. `npm run downloads -- fact-sheet` prints only files
 * whose names start with `fact-sheet`. Needs Chromium and poppler-utils.
 */
import { spawnSync } from 'node:child_process'
import { printDownloads } from '../downloads/print/print-downloads.ts'
import { loadContent } from '../site/content/load-content.ts'
import { buildPages } from './build.ts'
import { requireChromium } from './chromium.ts'
import { installDebianPackages } from './debian-packages.js'

const pages = '.cache/prints'

if (spawnSync('pdftocairo', ['-v']).error) installDebianPackages('poppler-utils')
buildPages(pages, process.env, 'downloads/print/astro.config.ts')
await printDownloads(loadContent(), pages, requireChromium(), process.argv.slice(2))
