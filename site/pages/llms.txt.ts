import type { APIRoute } from 'astro'
import { getWords } from '../content/get-words.ts'
import { plain } from '../discovery/listed-page.ts'
import { getListedPages } from '../discovery/listed-pages.ts'
import { llmsText } from '../discovery/llms-text.ts'

export const GET: APIRoute = async ({ site, url }) => {
  const { identity, site: words } = await getWords('en')
  const [en, th] = await Promise.all([getListedPages('en'), getListedPages('th')])
  const company = { name: identity.name, description: plain(words.description) }
  return new Response(llmsText(company, { en, th }, site ?? url))
}
