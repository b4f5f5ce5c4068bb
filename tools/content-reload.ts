import { join } from 'node:path'
import type { AstroIntegration } from 'astro'

/** Reloads the pages of `npm run dev` when a content file changes. Vite does not watch files that `readFileSync` reads. */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = join(server.config.root, 'content')
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
