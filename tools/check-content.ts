/** `npm run check:content`: every mistake in `content/`, a line each, or that there is none. Renews what editors know of it, too. */
import { loadContent } from '../site/content/load-content.ts'
import { ContentError } from '../site/content/mistakes.ts'
import { writeContentSchemas } from './content-schemas.ts'

writeContentSchemas()
try {
  const { en } = loadContent()
  console.log(`content/ has no mistake: both languages, ${en.articles.length} articles, ${en.figures.size} figures`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
