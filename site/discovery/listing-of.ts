import { type Locale, localizedPath, otherLocale } from '../../contract/locale.ts'
import { getWords } from '../content/content.ts'
import { figureValue } from '../content/figure.ts'
import type { Listing } from '../document/metadata.ts'
import { getListedPage } from './listed-pages.ts'
import type { Company } from './organization.ts'
import { sharePicture } from './share-picture.ts'
import { pageGraph, scriptJson } from './structured-data.ts'

function companyIn(locale: Locale): Company {
  const { identity, figures, site } = getWords(locale)
  return {
    identity,
    otherName: getWords(otherLocale(locale)).identity.name,
    description: site.description,
    foundingYear: figureValue(figures, 'company.founded'),
  }
}

/** What the head of a page says so that it is found and shared. */
export function listingOf(base: string, locale: Locale, site: URL): Listing {
  const page = getListedPage(base, locale)
  const { subject } = page
  return {
    canonicalPath: localizedPath(base, locale),
    ogImage: sharePicture(page, getWords(locale).identity.name),
    ...(subject.kind === 'article' && { article: subject }),
    structuredData: scriptJson(pageGraph(page, companyIn(locale), site)),
  }
}
