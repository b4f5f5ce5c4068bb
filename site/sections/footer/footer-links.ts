import { homeAnchor, type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'

interface FooterColumn {
  title: string
  links: { label: string; href: string }[]
}

/** The footer's columns of links as seen from `path`, with the targets of the specification. */
export function footerColumns(words: Words, locale: Locale, path: string): FooterColumn[] {
  const { services, company, legal, resources } = words.site.footer
  const to = (label: string, base: string) => ({ label, href: localizedPath(base, locale) })
  const service = (key: string) => {
    const found = words.services.find((candidate) => candidate.key === key)
    if (!found) throw new Error(`footer-links: there is no service ${key}`)
    return to(found.title, `/services/${found.slug}`)
  }
  return [
    {
      title: services.title,
      links: [
        // The four that the specification's footer names by index: 0, 1, 2 and 4.
        service('globalDistribution'),
        service('contentCreation'),
        service('performanceAnalytics'),
        service('seoOptimization'),
        to(services.thaiNewsDetails, '/thai-news-distribution'),
        { label: words.site.header.pricing, href: homeAnchor('#plans', path) },
      ],
    },
    {
      title: company.title,
      links: [
        to(company.about, '/about'),
        to(company.careers, '/about#careers'),
        to(company.pressKit, '/media-kit'),
        { label: company.contact, href: homeAnchor('#contact', path) },
      ],
    },
    {
      title: legal.title,
      links: [to(legal.privacy, '/privacy'), to(legal.terms, '/terms'), to(legal.cookies, '/privacy#cookies')],
    },
    {
      title: resources.title,
      links: [
        to(resources.blog, '/blog'),
        to(resources.guidelines, '/blog#resources'),
        to(resources.mediaKit, '/media-kit'),
        to(resources.caseStudies, '/thai-news-distribution#success-stories'),
        to(resources.faq, '/faq'),
      ],
    },
  ]
}
