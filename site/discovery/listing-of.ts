import { getWords } from '../content/get-words.ts'
import type { Listing } from '../document/metadata.ts'
import { type Locale, localizedPath, otherLocale } from '../locale/paths.ts'
import { plain } from './listed-page.ts'
import { getFoundingYear, getListedPage } from './listed-pages.ts'
import type { Company } from './organization.ts'
import { sharePicture } from './share-picture.ts'
import { pageGraph, scriptJson } from './structured-data.ts'

async function companyIn(locale: Locale): Promise<Company> {
  const [words, other] = await Promise.all([getWords(locale), getWords(otherLocale(locale))])
  return {
    identity: words.identity,
    otherName: other.identity.name,
    description: plain(words.site.description),
    foundingYear: await getFoundingYear(),
  }
}

/** What the head of a page says so that it is found and shared. */
export async function listingOf(base: string, locale: Locale, site: URL): Promise<Listing> {
  const page = await getListedPage(base, locale)
  const { subject } = page
  return {
    canonicalPath: localizedPath(base, locale),
    ogImage: sharePicture(page),
    ...(subject.kind === 'article' && { article: { published: subject.published, section: subject.section } }),
    structuredData: scriptJson(pageGraph(page, await companyIn(locale), site)),
  }
}
