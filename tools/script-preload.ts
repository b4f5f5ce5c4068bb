import type { Plugin } from 'vite'

/** What Vite calls at each `import()`, with the files that the imported one needs. */
const HELPER = '\0vite/preload-helper.js'

/** An `import()` as Vite leaves it where one file is all that is needed. */
const LONE_IMPORT = /(import\(([`"'])\.\/([^`"']+)\2\)(?:(?!import\().)*?),\[\]\)/g

/**
 * Fetches what an `import()` needs before it is imported, all of it together. A browser that has once not got a module never asks for it
 * again on that page (https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script, of which Chromium made no
 * exception any more from 150 on): a part that did not come at the first touch would stay away until the page is loaded anew. What
 * `fetch` has brought is in the browser's cache, where files with their sum in their name stay.
 *
 * Vite's own helper takes an eighth of what every page loads: it waits for style sheets too, and knows older browsers. Here scripts
 * bring none (`site/instruments/load-styles.ts`).
 */
export const scriptPreload = (): Plugin => ({
  name: 'krajai:script-preload',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`^${HELPER}$`) },
    handler: () => `export const __vitePreload = async (load, files = []) => {
      await Promise.all(files.map(async (file) => {
        const answer = await fetch('/' + file)
        if (!answer.ok) throw new Error(file)
        await answer.blob()
      }))
      return load()
    }`,
  },
  // Where Vite has written its lists. The names of files are sums of what they were before; what is put in follows from that alone.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code.replace(LONE_IMPORT, (_all, before: string, _quote, name: string) => {
            const folder = file.fileName.slice(0, file.fileName.lastIndexOf('/') + 1)
            return `${before},[${JSON.stringify(folder + name)}])`
          })
    },
  },
})
