import type { Locale } from '../../contract/locale.ts'
import { loadContent, type Words } from './load-content.ts'

/**
 * Read once for one build; the development server takes this module anew when a content file changes, and shows the folder that the
 * editor (`npm run edit`) edits.
 */
const content = loadContent(import.meta.env.DEV ? process.env.CONTENT_FOLDER : undefined)

/** Everything the site says in one language, figures filled in. */
export function getWords(locale: Locale): Words {
  return content[locale]
}
