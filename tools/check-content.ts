/** `npm run check:content` prints every mistake in `content/`, one per line. */
import { loadContent } from '../site/content/load-content.ts'
import { ContentError } from '../site/content/mistakes.ts'

try {
  const { en } = loadContent()
  console.log(`content/ has no mistakes: both languages, ${en.articles.length} articles, ${en.figures.size} figures.`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
