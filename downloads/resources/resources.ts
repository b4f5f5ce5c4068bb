import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Words } from '../../site/content/load-content.ts'
import type { Download } from '../download.ts'
import { mediaContactDatabase } from './contacts/media-contact-database.ts'
import { pressRelease } from './press-release/press-release.ts'

/** A file of which each language has its own, made of that language's words. */
const built = (
  id: string,
  ending: string,
  title: (words: Words) => string,
  make: (words: Words, locale: Locale) => Uint8Array,
): Download[] =>
  LOCALES.map((locale) => ({
    id,
    kind: 'resource',
    languages: [locale],
    name: `${id}.${locale}.${ending}`,
    title,
    make: async (content) => make(content[locale], locale),
  }))

/** For communications teams, free to use and to change. */
export const resources: readonly Download[] = [
  ...built(
    'press-release-template',
    'docx',
    ({ resources }) => resources['press-release-template'].title,
    (words, locale) => pressRelease(words, 'template', locale),
  ),
  ...built(
    'press-release-example',
    'docx',
    ({ resources }) => resources['press-release-template'].exampleTitle,
    (words, locale) => pressRelease(words, 'example', locale),
  ),
  ...built(
    'media-contact-database',
    'xlsx',
    ({ resources }) => resources['media-contact-database'].title,
    mediaContactDatabase,
  ),
]
