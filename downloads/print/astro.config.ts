/** The pages that `npm run downloads` prints. The site for visitors is built with another configuration and knows nothing of them. */
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  root: '../..',
  srcDir: './downloads/print',
  publicDir: './downloads/print/public',
  cacheDir: './.cache/astro',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: { envDir: false },
})
