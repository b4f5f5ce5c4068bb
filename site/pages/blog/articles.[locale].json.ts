import type { APIRoute } from 'astro'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import { getContent } from '../../content/content.ts'
import type { ArticleSummary } from '../../islands/load-more/LoadMore.tsx'
import { LIST_STEP, toArticleSummary } from '../../sections/blog/summaries.ts'

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }))

/** The articles that the `Load more` button adds. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const articles: ArticleSummary[] = getContent(locale)
    .articles.slice(LIST_STEP)
    .map((article) => toArticleSummary(article, locale))
  return Response.json(articles)
}
