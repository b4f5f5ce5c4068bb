import type { Locale } from '../../contract/locale.ts'
import { loadContent, type Words } from './load-content.ts'

/** Read once per build; the development server loads this module again when a content file changes. */
const content = loadContent()

/** Everything the site says in one language, figures filled in. */
export function getWords(locale: Locale): Words {
  return content[locale]
}
