import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import packageJson from './package.json' with { type: 'json' }
import { contentReload } from './tools/content-reload.ts'
import { siteOrigin } from './tools/site-origin.ts'

const NO_STYLES = '\0no-styles'

/** The server renders islands too, so its build already has their styles. The browser's build would repeat them in a second style sheet. */
const stylesOnce = {
  name: 'styles-once',
  apply: 'build' as const,
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  // A module without CSS: for an empty style sheet, Vite would preload a file that it does not write.
  resolveId: { filter: { id: /\.css$/ }, handler: () => NO_STYLES },
  load: { filter: { id: new RegExp(`^${NO_STYLES}$`) }, handler: () => '' },
}

export default defineConfig({
  site: siteOrigin(process.env),
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  cacheDir: './.cache/astro',
  output: 'static',
  trailingSlash: 'never',
  // Each page is one file, without a folder: the server maps `/about` to about.html.
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [contentReload(), react()],
  vite: {
    plugins: [stylesOnce],
    // Bundled scripts are files, not inline code: the visible page does not wait for them, and browsers cache them.
    build: {
      // The licenses of the bundled packages require this file.
      license: { fileName: 'licenses.md' },
      assetsInlineLimit: 0,
      modulePreload: false,
      // Astro builds for the newest browsers. Others need prefixes and know no nested rules. `tests/built/scripts.test.ts` checks scripts.
      cssTarget: packageJson.browserslist.map((browser) => browser.replace('_saf', '').replace(' ', '')),
    },
    // The npm scripts load `.env` with Node. A build for tests must not depend on it.
    envDir: false,
    server: {
      proxy: Object.fromEntries(
        ['/api', '/downloads'].map((path) => [path, process.env.API_ORIGIN ?? 'http://127.0.0.1:3001']),
      ),
      // Vite serves only these folders. Others hold leads, exports and the operator's settings, and other accounts of the machine can send
      // requests to this server.
      fs: { allow: ['site', 'contract', 'content/pictures', 'node_modules', '.astro', '.cache/astro'] },
      // The database changes while the server runs, but it is not source code.
      watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**', '**/test-results/**'] },
    },
  },
})
