import { watch } from 'node:fs'
import { join, relative } from 'node:path'
import type { AstroIntegration } from 'astro'

/**
 * `npm run dev` shows a changed text at once, and a mistake in `content/` as an overlay: the content is read by a module
 * (`site/content/content.ts`), which a change of a content file makes be taken anew. The editor (`npm run edit`) may edit another folder.
 */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const { root } = server.config
        const folder = process.env.CONTENT_FOLDER ?? join(root, 'content')
        const takeAnew = () => {
          for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
          server.ws.send({ type: 'full-reload' })
        }
        if (relative(root, folder).startsWith('..')) {
          // Vite's own watcher sees nothing outside the project.
          const watcher = watch(folder, { recursive: true }, (_event, path) => {
            if (/\.(?:yaml|md)$/.test(path ?? '')) takeAnew()
          })
          server.httpServer?.once('close', () => watcher.close())
          return
        }
        server.watcher.add(folder)
        server.watcher.on('all', (_event, path) => {
          if (path.startsWith(folder)) takeAnew()
        })
      },
    },
  }
}
