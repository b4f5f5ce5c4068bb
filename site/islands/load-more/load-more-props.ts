import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { LIST_STEP } from './article-summary.ts'
import type { LoadMoreProps } from './LoadMore.tsx'

/** The articles of a language past the first ones. */
export function loadMoreProps(words: Words, locale: Locale): LoadMoreProps {
  const { loadMore, loading, loaded, loadedOne, failed } = words.pages.blog.list
  return {
    words: { loadMore, loading, loaded, loadedOne, failed, notLoaded: words.site.notLoaded },
    path: `/blog/articles.${locale}.json`,
    count: Math.max(0, words.articles.length - LIST_STEP),
  }
}
