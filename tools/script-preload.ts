import type { Plugin } from 'vite'

/** What Vite calls at each `import()`, with the files that the imported one needs. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Has what an `import()` needs asked for together with it, in a line of script. Vite's own helper takes an eighth of what every page
 * loads: it waits for style sheets too, and knows older browsers. Here scripts bring none (`site/instruments/load-styles.ts`).
 */
export const scriptPreload = (): Plugin => ({
  name: 'krajai:script-preload',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`^${HELPER}$`) },
    handler: () => `export const __vitePreload = (load, files) => {
      for (const file of files ?? []) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
      return load()
    }`,
  },
})
