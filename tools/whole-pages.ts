import type { AstroIntegration } from 'astro'
import { asksForWhole, WHOLE_ENDING } from '../contract/whole-page.ts'

/** While developing, as the server does later: `/about?figures=whole` is answered with the page that is built as `about.whole.html`. */
export function wholePages(): AstroIntegration {
  return {
    name: 'whole-pages',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          const [path = '', query = ''] = (request.url ?? '').split('?', 2)
          if (asksForWhole(path, new URLSearchParams(query))) request.url = `${path}${WHOLE_ENDING}?${query}`
          next()
        })
      },
    },
  }
}
