/** What each kind of page adds to its structured data. Reviews and ratings never do: those of ourselves prove nothing. */

import type { Blog, BlogPosting, FAQPage, Product, Service, Thing } from 'schema-dts'
import { localizedPath } from '../../contract/locale.ts'
import { isoDay } from '../../contract/time.ts'
import type { ListedPage, Subject } from './listed-page.ts'
import { type Absolute, organizationId } from './organization.ts'

type SubjectOf<Kind extends Subject['kind']> = Extract<Subject, { kind: Kind }>

interface Around {
  page: ListedPage
  url: string
  /** The page's share picture, absolute. */
  image: string
  absolute: Absolute
}

function service({ name, description }: SubjectOf<'service'>, { page, url, image, absolute }: Around) {
  const seller = { '@id': organizationId(absolute) }
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    serviceType: name,
    url,
    image,
    provider: seller,
    // Its price is that of the plan it comes with, and stands there.
    offers: { '@type': 'Offer', url: absolute(localizedPath('/', page.locale).concat('#signup')), seller },
  } satisfies Service
}

function plan(
  { name, description, dollars, unit }: SubjectOf<'plan'>,
  { url, image, absolute }: Around,
  companyName: string,
) {
  const seller = { '@id': organizationId(absolute) }
  const price = { price: dollars, priceCurrency: 'USD' }
  return {
    '@type': 'Product',
    '@id': `${url}#plan`,
    name: `${companyName} ${name}`,
    description,
    url,
    image,
    brand: { '@type': 'Brand', name: companyName },
    offers: {
      '@type': 'Offer',
      ...price,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitText: unit },
      availability: 'https://schema.org/InStock',
      url,
      seller,
    },
  } satisfies Product
}

function posting(
  { excerpt, published, corrected, section }: SubjectOf<'article'>,
  { page, url, image, absolute }: Around,
) {
  const company = { '@id': organizationId(absolute) }
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: page.title,
    description: excerpt,
    articleSection: section,
    datePublished: isoDay(published),
    ...(corrected && { dateModified: isoDay(corrected) }),
    inLanguage: page.locale,
    image,
    url,
    mainEntityOfPage: { '@id': url },
    author: company,
    publisher: company,
  } satisfies BlogPosting
}

function blog({ articles }: SubjectOf<'blog'>, { page, url, absolute }: Around) {
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name: page.title,
    inLanguage: page.locale,
    url,
    publisher: { '@id': organizationId(absolute) },
    blogPost: articles.map(({ title, base }) => ({
      '@type': 'BlogPosting' as const,
      headline: title,
      url: absolute(localizedPath(base, page.locale)),
    })),
  } satisfies Blog
}

/** The questions of the page that collects them all; elsewhere the same ones would only be said twice. */
export function questions({ questions: all }: SubjectOf<'faq'>): Pick<Extract<FAQPage, object>, 'mainEntity'> {
  return {
    mainEntity: all.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The nodes for what the page is about, beside those for the page itself. */
export function subjectNodes(around: Around, companyName: string): Exclude<Thing, string>[] {
  const { subject } = around.page
  switch (subject.kind) {
    case 'service':
      return [service(subject, around)]
    case 'plan':
      return [plan(subject, around, companyName)]
    case 'article':
      return [posting(subject, around)]
    case 'blog':
      return [blog(subject, around)]
    default:
      return []
  }
}
