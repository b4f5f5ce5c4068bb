import { join } from 'node:path'
import type { AstroIntegration } from 'astro'

/**
 * `npm run dev` shows a changed text at once, and a mistake in `content/` as an overlay: the content is read by a module
 * (`site/content/content.ts`), which a change of a content file makes be taken anew.
 */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = process.env.CONTENT_FOLDER ?? join(server.config.root, 'content')
        server.watcher.add(folder)
        server.watcher.on('all', (_event, path) => {
          if (!path.startsWith(folder)) return
          for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
          server.ws.send({ type: 'full-reload' })
        })
      },
    },
  }
}
