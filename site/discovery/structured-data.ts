/** What pages say of themselves to machines, as schema.org graphs. Reviews and ratings never: those of ourselves prove nothing. */

import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  Organization,
  Product,
  Question,
  Service,
  Thing,
  WebSite,
} from 'schema-dts'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { isoDay } from '../../contract/time.ts'
import type { Identity } from '../content/identity.ts'
import { canonicalLinks, SHARE_PICTURE } from '../document/metadata.ts'
import type { ListedPage, Subject } from './listed-pages.ts'

export interface Company {
  identity: Identity
  /** Its name in the other language. */
  otherName: string
  description: string
  foundingYear: number
}

/** Makes a path of this site an absolute address. */
type Absolute = (path: string) => string

const organizationId = (absolute: Absolute) => absolute('/#organization')

/** The company in full, as far as it is known. */
function organization({ identity, otherName, description, foundingYear }: Company, absolute: Absolute) {
  const { name, email, phoneLink, address, registered } = identity
  const reached = { telephone: phoneLink.slice('tel:'.length), email, availableLanguage: [...LOCALES] }
  const live = identity.social.filter(({ isLive }) => isLive)
  return {
    '@type': 'Organization',
    '@id': organizationId(absolute),
    name,
    alternateName: otherName,
    description,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute('/icons/icon-512.png'), width: '512', height: '512' },
    foundingDate: String(foundingYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: `${address.district}, ${address.city}`,
      postalCode: address.postalCode,
      addressCountry: 'TH',
    },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', ...reached },
      ...(registered.dataProtection
        ? [
            {
              '@type': 'ContactPoint' as const,
              contactType: 'data protection',
              name: registered.dataProtection,
              ...reached,
            },
          ]
        : []),
    ],
    ...(registered.name && { legalName: registered.name }),
    ...(registered.registrationNumber && {
      identifier: {
        '@type': 'PropertyValue' as const,
        name: 'Department of Business Development, Thailand',
        value: registered.registrationNumber,
      },
    }),
    ...(registered.taxNumber && { taxID: registered.taxNumber }),
    ...(registered.address && {
      legalAddress: {
        '@type': 'PostalAddress' as const,
        streetAddress: registered.address,
        addressCountry: 'TH',
      },
    }),
    ...(live.length > 0 && { sameAs: live.map(({ url }) => url) }),
  } satisfies Organization
}

/** The company in brief, for a page that is about something else. */
function organizationInBrief({ identity }: Company, absolute: Absolute) {
  return {
    '@type': 'Organization',
    '@id': organizationId(absolute),
    name: identity.name,
    url: absolute('/'),
  } satisfies Organization
}

function breadcrumbs(trail: ListedPage['trail'], url: string, absolute: Absolute) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trail.map(({ name, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: absolute(path),
    })),
  } satisfies BreadcrumbList
}

const question = ({ question, answer }: Extract<Subject, { kind: 'faq' }>['questions'][number]) =>
  ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }) satisfies Question

interface Around {
  page: ListedPage
  url: string
  /** The page's share picture, absolute. */
  image: string
  companyName: string
  absolute: Absolute
}

/** The node for the page's subject, in addition to the node of the page. */
function subjectNode({ page, url, image, companyName, absolute }: Around): Exclude<Thing, string> | undefined {
  const { subject, locale } = page
  const company = { '@id': organizationId(absolute) }
  if (subject.kind === 'service') {
    const { name, description } = subject
    // The price belongs to the plan that includes the service, so it is given there.
    const offers = { '@type': 'Offer' as const, url: `${absolute(localizedPath('/', locale))}#signup`, seller: company }
    return {
      '@type': 'Service',
      '@id': `${url}#service`,
      name,
      description,
      serviceType: name,
      url,
      image,
      provider: company,
      offers,
    } satisfies Service
  }
  if (subject.kind === 'plan') {
    const price = { price: subject.dollars, priceCurrency: 'USD' }
    return {
      '@type': 'Product',
      '@id': `${url}#plan`,
      name: `${companyName} ${subject.name}`,
      description: subject.description,
      url,
      image,
      brand: { '@type': 'Brand', name: companyName },
      offers: {
        '@type': 'Offer',
        ...price,
        priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitText: subject.unit },
        availability: 'https://schema.org/InStock',
        url,
        seller: company,
      },
    } satisfies Product
  }
  if (subject.kind === 'article')
    return {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: page.title,
      description: subject.excerpt,
      articleSection: subject.section,
      datePublished: isoDay(subject.published),
      ...(subject.corrected && { dateModified: isoDay(subject.corrected) }),
      inLanguage: locale,
      image,
      url,
      mainEntityOfPage: { '@id': url },
      author: company,
      publisher: company,
    } satisfies BlogPosting
  if (subject.kind === 'blog')
    return {
      '@type': 'Blog',
      '@id': `${url}#blog`,
      name: page.title,
      inLanguage: locale,
      url,
      publisher: company,
      blogPost: subject.articles.map(({ title, base }) => ({
        '@type': 'BlogPosting' as const,
        headline: title,
        url: absolute(localizedPath(base, locale)),
      })),
    } satisfies Blog
  return undefined
}

/**
 * One graph for the page, whose nodes name each other by `@id`. The company stands in full on the home page and on About,
 * elsewhere in brief.
 *
 * @param picture the path of its share picture
 */
export function pageGraph(page: ListedPage, company: Company, picture: string, site: URL): Graph {
  const { locale, base, subject, trail, title, description, modified } = page
  const absolute = (path: string) => new URL(path, site).href
  const home = absolute(localizedPath('/', locale))
  const url = canonicalLinks(base, locale, site).canonical
  const image = absolute(picture)
  const { name: companyName } = company.identity
  const pageNode = {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': `${home}#website` },
    publisher: { '@id': organizationId(absolute) },
    primaryImageOfPage: {
      '@type': 'ImageObject' as const,
      url: image,
      width: String(SHARE_PICTURE.width),
      height: String(SHARE_PICTURE.height),
    },
    ...(modified && { dateModified: isoDay(modified) }),
    ...(trail.length > 1 && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  }
  const website = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    url: home,
    name: companyName,
    alternateName: company.otherName,
    inLanguage: locale,
    publisher: { '@id': organizationId(absolute) },
  } satisfies WebSite
  const about = subjectNode({ page, url, image, companyName, absolute })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      subject.kind === 'faq'
        ? { '@type': 'FAQPage', ...pageNode, mainEntity: subject.questions.map(question) }
        : { '@type': subject.kind === 'about' ? 'AboutPage' : 'WebPage', ...pageNode },
      website,
      subject.kind === 'home' || subject.kind === 'about'
        ? organization(company, absolute)
        : organizationInBrief(company, absolute),
      ...(trail.length > 1 ? [breadcrumbs(trail, url, absolute)] : []),
      ...(about ? [about] : []),
    ],
  }
}

/** JSON that may stand in a script element: without `<`, no text in it can end the element or begin another. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
