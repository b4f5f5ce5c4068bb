import { LOCALES } from '../../contract/locale.ts'
import { loadContent, type SiteContent } from '../../site/content/load-content.ts'

export const content = loadContent()

/** The title of a document in both languages: the company's name, and the document's name in each language. */
export const inBothLanguages = (titleOf: (content: SiteContent) => string) =>
  [content.en.identity.name, ...LOCALES.map((locale) => titleOf(content[locale]))].join(' – ')
