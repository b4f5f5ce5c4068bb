/** `npm run check:content` prints every mistake in `content/`, one per line. */
import { loadContent } from '../site/content/load-content.ts'
import { ContentError } from '../site/content/source/mistakes.ts'

try {
  const { articles, figures } = loadContent().en
  console.log(`content/ has no mistakes: both languages, articles: ${articles.length}, figures: ${figures.size}.`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  // GitHub shows these beside the lines of a pull request.
  if (process.env.GITHUB_ACTIONS)
    for (const { file, line, column, key, problem } of error.mistakes)
      console.log(`::error file=${file},line=${line},col=${column}::${key} ${problem}`)
  process.exitCode = 1
}
