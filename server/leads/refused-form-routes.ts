import type { FastifyInstance } from 'fastify'
import { REFUSED_PARAMETER } from '../../contract/form-markup.ts'
import { localeOf } from '../../contract/locale.ts'
import { type Limit, withinLimit } from '../address-limits.ts'
import { oneATurn } from '../one-a-turn.ts'
import type { BuiltSite } from '../pages/built-site.ts'
import { FORM_PAGES } from '../pages/form-pages.ts'
import type { IsPersonal } from '../pages/page-front.ts'
import { prepareFile } from '../pages/prepared-file.ts'
import type { RefusedForm, RefusedFormStore } from './refused-form-store.ts'
import { refusedPage } from './refused-page.ts'

interface RefusedFormRoutes {
  forms: RefusedFormStore
  site: BuiltSite
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>
  limit: Limit
}

/** The refused form of a token, on the home page of its language only. */
function findForm(forms: RefusedFormStore, path: string, token: unknown): RefusedForm | undefined {
  const form = typeof token === 'string' ? forms.find(token) : undefined
  return form?.locale === localeOf(path) ? form : undefined
}

/** Whether an address shows a refused form. For every other query the unchanged page is served from memory. */
export const showsRefusedForm =
  (forms: RefusedFormStore): IsPersonal =>
  (path, query) =>
    FORM_PAGES.includes(path) && findForm(forms, path, new URLSearchParams(query).get(REFUSED_PARAMETER)) !== undefined

/** The home pages with a refused form written into them. */
export function refusedFormRoutes(app: FastifyInstance, { forms, site, headers, limit }: RefusedFormRoutes) {
  const turn = oneATurn()
  for (const path of FORM_PAGES) {
    const file = site.files.get(path)
    if (!file) continue
    const page = prepareFile(path, file, headers)
    const html = file.identity.toString()
    const write = refusedPage(html, site.manifest)

    app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      await withinLimit(request, limit)
      await turn()
      const form = findForm(forms, path, request.query[REFUSED_PARAMETER])
      // It expired while the request was waiting.
      if (!form) return reply.redirect(path, 303)
      // Never cached and never indexed: it holds what one person typed.
      reply.headers({ ...page.headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type(file.mediaType)
      try {
        return write(form)
      } catch (error) {
        request.log.error({ err: error }, 'a refused form could not be shown')
        return html
      }
    })
  }
}
