import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { contentReload } from './tools/content-reload.ts'
import { siteOrigin } from './tools/site-origin.ts'

/** Islands are rendered by the server, too, whose build has their styles: the browser's build would add a sheet that repeats them. */
const stylesOnce = {
  name: 'styles-once',
  apply: 'build' as const,
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  transform: { filter: { id: /\.css$/ }, handler: () => '' },
}

export default defineConfig({
  site: siteOrigin(process.env),
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  cacheDir: './.cache/astro',
  output: 'static',
  trailingSlash: 'never',
  // One file an address: the server maps `/about` to about.html and needs no folder for it.
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  integrations: [contentReload(), react()],
  vite: {
    plugins: [stylesOnce],
    // The script of every page is a file of its own: nothing that is seen waits for it, and the browser keeps it.
    build: {
      // What the licences of the bundled packages ask for.
      license: { fileName: 'licenses.md' },
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
    },
    // The npm scripts load `.env` with Node. A build for tests must not depend on it.
    envDir: false,
    server: {
      proxy: Object.fromEntries(
        ['/api', '/downloads'].map((path) => [path, process.env.API_ORIGIN ?? 'http://127.0.0.1:3001']),
      ),
      // What a browser is given of the checkout, and no other folder: leads, exports and the operator's settings lie in it, too, and other
      // accounts of the machine can ask this server.
      fs: { allow: ['site', 'contract', 'node_modules', '.astro', '.cache/astro'] },
      // The database is written while people work; it is no source.
      watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**', '**/test-results/**'] },
    },
  },
})
