/** The schema.org data of a page. It contains no reviews, because search engines ignore a company's reviews of itself. */

import type { BlogPosting, BreadcrumbList, FAQPage, Graph, Organization, Product, Service, WebSite } from 'schema-dts'
import { LOCALES, localizedPath, otherLocale } from '../../contract/locale.ts'
import { isoDay } from '../../contract/time.ts'
import { getFigureValue } from '../content/compose/figure.ts'
import { getContent } from '../content/content.ts'
import type { SiteContent } from '../content/load-content.ts'
import type { ListedPage } from './listed-pages.ts'
import { getCanonicalLinks, getSharePicture } from './metadata.ts'

/** Converts a path of this site to an absolute URL. */
type Absolute = (path: string) => string

function describeOrganization({ identity, figures, site }: SiteContent, otherName: string, absolute: Absolute) {
  const { name, email, phoneLink, address, registered } = identity
  const networks = identity.social.filter(({ isLive }) => isLive).map(({ url }) => url)
  return {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
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

/** Returns JSON for a script element. */
export function composeStructuredData(page: ListedPage, content: SiteContent, site: URL): string {
  const { locale, base, breadcrumbs, subject, title } = page
  const absolute = (path: string) => new URL(path, site).href
  const home = absolute(localizedPath('/', locale))
  const url = getCanonicalLinks(base, locale, site).canonical
  const image = absolute(getSharePicture(page, content).path)
  const companyName = content.identity.name
  const otherName = getContent(otherLocale(locale)).identity.name
  const company = { '@id': absolute('/#organization') }

  /** Describes a service, a plan, an article or questions. */
  function describeSubject() {
    if (subject?.kind === 'service')
      return {
        '@type': 'Service',
        name: subject.name,
        description: subject.description,
        serviceType: subject.name,
        url,
        image,
        provider: company,
        // A service has no price of its own. The plans have prices.
        offers: { '@type': 'Offer', url: `${home}#signup`, seller: company },
      } satisfies Service
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
          ...(subject.dollars && { price: subject.dollars, priceCurrency: 'USD' }),
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
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      } satisfies FAQPage
    return undefined
  }

  const website = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    url: home,
    name: companyName,
    alternateName: otherName,
    inLanguage: locale,
    publisher: company,
  } satisfies WebSite
  const breadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: absolute(path),
    })),
  } satisfies BreadcrumbList
  const described = describeSubject()
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      website,
      describeOrganization(content, otherName, absolute),
      ...(breadcrumbs.length > 1 ? [breadcrumbList] : []),
      ...(described ? [described] : []),
    ],
  }
  // No text can close the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
