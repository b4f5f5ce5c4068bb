import type { Locale } from '../../contract/locale.ts'
import { loadContent, type SiteContent } from './load-content.ts'

/** The content is read once per build. The development server reloads this module when a content file changes. */
const content = loadContent()

export function getContent(locale: Locale): SiteContent {
  return content[locale]
}
