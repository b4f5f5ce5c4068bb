/** `npm run check:content`: every mistake in `content/`, a line each, or that there is none. */
import { loadContent } from '../site/content/load-content.ts'
import { ContentError } from '../site/content/mistakes.ts'

try {
  const { en } = loadContent()
  console.log(`content/ has no mistake: both languages, ${en.articles.length} articles, ${en.figures.size} figures`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
