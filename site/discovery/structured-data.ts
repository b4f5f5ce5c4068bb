/** The schema.org data of a page, as far as search engines use it. No reviews and ratings: those of ourselves prove nothing. */

import type { BlogPosting, BreadcrumbList, FAQPage, Graph, Organization, Product, Service, WebSite } from 'schema-dts'
import { LOCALES, localizedPath, otherLocale } from '../../contract/locale.ts'
import { isoDay } from '../../contract/time.ts'
import { getWords } from '../content/content.ts'
import { getFigureValue } from '../content/figure.ts'
import type { Words } from '../content/load-content.ts'
import { canonicalLinks } from '../document/metadata.ts'
import type { ListedPage } from './listed-pages.ts'

/** Makes a path of this site an absolute address. */
type Absolute = (path: string) => string

const organizationId = (absolute: Absolute) => absolute('/#organization')

/** The company, as far as it is known. */
function organization({ identity, figures, site }: Words, otherName: string, absolute: Absolute) {
  const { name, email, phoneLink, address, registered } = identity
  const networks = identity.social.filter(({ isLive }) => isLive).map(({ url }) => url)
  return {
    '@type': 'Organization',
    '@id': organizationId(absolute),
    name,
    alternateName: otherName,
    description: site.description,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute('/icons/icon-512.png'), width: '512', height: '512' },
    foundingDate: String(getFigureValue(figures, 'company.founded')),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: `${address.district}, ${address.city}`,
      postalCode: address.postalCode,
      addressCountry: 'TH',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phoneLink.slice('tel:'.length),
      email,
      availableLanguage: [...LOCALES],
    },
    ...(registered.name && { legalName: registered.name }),
    ...(registered.taxNumber && { taxID: registered.taxNumber }),
    ...(networks.length > 0 && { sameAs: networks }),
  } satisfies Organization
}

interface Around {
  page: ListedPage
  url: string
  /** The page's share picture, absolute. */
  image: string
  companyName: string
  absolute: Absolute
}

/** What the page is about: a service, a plan, an article or questions. */
function subjectNode({ page, url, image, companyName, absolute }: Around) {
  const { subject, locale, title } = page
  const company = { '@id': organizationId(absolute) }
  if (subject?.kind === 'service') {
    const { name, description } = subject
    // The price belongs to the plan that includes the service, so it is given there.
    const offers = { '@type': 'Offer' as const, url: `${absolute(localizedPath('/', locale))}#signup`, seller: company }
    return {
      '@type': 'Service',
      name,
      description,
      serviceType: name,
      url,
      image,
      provider: company,
      offers,
    } satisfies Service
  }
  if (subject?.kind === 'plan')
    return {
      '@type': 'Product',
      name: `${companyName} ${subject.name}`,
      description: subject.description,
      url,
      image,
      brand: company,
      offers: {
        '@type': 'Offer',
        price: subject.dollars,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url,
        seller: company,
      },
    } satisfies Product
  if (subject?.kind === 'article')
    return {
      '@type': 'BlogPosting',
      headline: title,
      description: subject.excerpt,
      articleSection: subject.section,
      datePublished: isoDay(subject.published),
      ...(subject.corrected && { dateModified: isoDay(subject.corrected) }),
      inLanguage: locale,
      image,
      url,
      mainEntityOfPage: url,
      author: company,
      publisher: company,
    } satisfies BlogPosting
  if (subject?.kind === 'faq')
    return {
      '@type': 'FAQPage',
      url,
      name: title,
      inLanguage: locale,
      mainEntity: subject.questions.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    } satisfies FAQPage
  return undefined
}

/**
 * The graph of a page.
 *
 * @param picture the path of its share picture
 */
export function pageGraph(page: ListedPage, words: Words, picture: string, site: URL): Graph {
  const { locale, base, trail } = page
  const absolute = (path: string) => new URL(path, site).href
  const home = absolute(localizedPath('/', locale))
  const url = canonicalLinks(base, locale, site).canonical
  const companyName = words.identity.name
  const otherName = getWords(otherLocale(locale)).identity.name
  const website = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    url: home,
    name: companyName,
    alternateName: otherName,
    inLanguage: locale,
    publisher: { '@id': organizationId(absolute) },
  } satisfies WebSite
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: absolute(path),
    })),
  } satisfies BreadcrumbList
  const subject = subjectNode({ page, url, image: absolute(picture), companyName, absolute })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website,
      organization(words, otherName, absolute),
      ...(trail.length > 1 ? [breadcrumbs] : []),
      ...(subject ? [subject] : []),
    ],
  }
}

/** JSON that may stand in a script element: without `<`, no text in it can end the element or begin another. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
