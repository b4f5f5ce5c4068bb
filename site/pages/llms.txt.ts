import type { APIRoute } from 'astro'
import { getContent } from '../content/content.ts'
import { composeLlmsText } from '../discovery/compose-llms-text.ts'
import { getListedPages } from '../discovery/listed-pages.ts'

export const GET: APIRoute = async ({ site, url }) => {
  const { identity, site: words } = getContent('en')
  const [en, th] = [getListedPages('en'), getListedPages('th')]
  const company = { name: identity.name, description: words.description }
  return new Response(composeLlmsText(company, { en, th }, site ?? url))
}
