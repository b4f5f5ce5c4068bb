/**
 * `npm run downloads`: prints the files in `downloads/printed/`, which are committed, or only those named:
 * `npm run downloads -- fact-sheet`. Needs Chromium and poppler-utils. Everything else is made by every build.
 */
import { spawnSync } from 'node:child_process'
import { createServer } from 'vite'
import { loadContent } from '../site/content/load-content.ts'
import { requireChromium } from './chromium.ts'
import { installDebianPackages } from './debian-packages.js'

type Printing = typeof import('../downloads/print/print-downloads.ts')

if (spawnSync('pdftocairo', ['-v']).error) installDebianPackages('poppler-utils')
// Node reads no JSX. Documents name their stylesheets themselves, so imported ones are left out.
const loader = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  plugins: [
    {
      name: 'without-styles',
      enforce: 'pre',
      resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
      load: (id) => (id === '\0no-styles' ? '' : null),
    },
  ],
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
try {
  const { printDownloads } = (await loader.ssrLoadModule('/downloads/print/print-downloads.ts')) as Printing
  await printDownloads(loadContent(), requireChromium(), process.argv.slice(2))
} finally {
  await loader.close()
}
