/**
 * `npm run downloads` prints the files of `downloads/printed/`, which are committed. `npm run downloads -- fact-sheet` prints only files
 * whose names start with `fact-sheet`. Needs Chromium and poppler-utils.
 */
import { spawnSync } from 'node:child_process'
import { createServer } from 'vite'
import { loadContent } from '../site/content/load-content.ts'
import { requireChromium } from './chromium.ts'
import { installDebianPackages } from './debian-packages.js'

type Printing = typeof import('../downloads/print/print-downloads.ts')

if (spawnSync('pdftocairo', ['-v']).error) installDebianPackages('poppler-utils')
// Vite loads the JSX that Node cannot read. Documents list their stylesheets, so imports of stylesheets are ignored.
const vite = await createServer({
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
  const { printDownloads } = (await vite.ssrLoadModule('/downloads/print/print-downloads.ts')) as Printing
  await printDownloads(loadContent(), requireChromium(), process.argv.slice(2))
} finally {
  await vite.close()
}
