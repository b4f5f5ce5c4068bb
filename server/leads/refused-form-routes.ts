import type { FastifyInstance } from 'fastify'
import { FORM_NAMES, REFUSED_PARAMETER } from '../../contract/form-markup.ts'
import { localeOf } from '../../contract/locale.ts'
import { type Limit, withinLimit } from '../address-limits.ts'
import { once } from '../once.ts'
import { oneATurn } from '../one-a-turn.ts'
import type { BuiltSite } from '../pages/built-site.ts'
import { FORM_PAGES } from '../pages/form-pages.ts'
import type { IsPersonal } from '../pages/page-front.ts'
import { prepareFile } from '../pages/prepared-file.ts'
import { splitTarget } from '../pages/routing.ts'
import type { RefusedFormStore } from './refused-form-store.ts'
import { refusedPage } from './refused-page.ts'

interface RefusedFormRoutes {
  forms: RefusedFormStore
  site: BuiltSite
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>
  limit: Limit
}

/** Whether an address shows a refused form, or once did. For every other query the unchanged page is served from memory. */
export const showsRefusedForm: IsPersonal = (path, query) =>
  FORM_PAGES.includes(path) && new URLSearchParams(query).has(REFUSED_PARAMETER)

/** Where the form of a token that is not known any more stands: the address it came with would show a panel that tells of nothing. */
const placeOf = (token: string) => FORM_NAMES.find((form) => token.startsWith(`${form}-`)) ?? 'main'

/** The home pages with a refused form written into them. */
export function refusedFormRoutes(app: FastifyInstance, { forms, site, headers, limit }: RefusedFormRoutes) {
  const turn = oneATurn()
  for (const path of FORM_PAGES) {
    const file = site.files.get(path)
    if (!file) continue
    const page = prepareFile(path, file, headers)
    const html = file.identity.toString()
    const writing = once(() => refusedPage(html, localeOf(path), site.manifest))

    app.get(path, async (request, reply) => {
      const parameters = new URLSearchParams(splitTarget(request.url).query)
      const token = parameters.get(REFUSED_PARAMETER) ?? ''
      const form = forms.find(token)
      if (!form) {
        parameters.delete(REFUSED_PARAMETER)
        const others = parameters.size > 0 ? `?${parameters}` : ''
        return reply.header('Cache-Control', 'no-store').redirect(`${path}${others}#${placeOf(token)}`, 303)
      }
      await withinLimit(request, limit)
      await turn()
      // Never cached and never indexed: it holds what one person typed.
      reply.headers({ ...page.headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type(file.mediaType)
      try {
        return writing()(form, token)
      } catch (error) {
        request.log.error({ err: error }, 'a refused form could not be shown')
        return html
      }
    })
  }
}
