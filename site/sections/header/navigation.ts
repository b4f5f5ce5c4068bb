import { homeAnchor, type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'

export interface NavigationLink {
  label: string
  href: string
  /** `page` for the page the visitor is on, `true` for the one it belongs to. */
  current: 'page' | 'true' | undefined
}

/** The header's links as seen from `path`, a path with its language. */
export function headerLinks(words: Words, locale: Locale, path: string) {
  const { header } = words.site
  const page = (label: string, base: string): NavigationLink => {
    const href = localizedPath(base, locale)
    const current = href === path ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined
    return { label, href, current }
  }
  const anchor = (label: string, id: `#${string}`, pages?: string): NavigationLink => ({
    label,
    href: homeAnchor(id, path),
    current: pages !== undefined && path.startsWith(localizedPath(pages, locale)) ? 'true' : undefined,
  })
  return {
    services: [
      ...words.services.map(({ title, slug }) => page(title, `/services/${slug}`)),
      page(header.thaiNewsDetails, '/thai-news-distribution'),
    ],
    main: [
      // The pages of the plans have no page above them but the list of plans.
      anchor(header.pricing, '#plans', '/pricing/'),
      anchor(header.howItWorks, '#how-it-works'),
      page(header.about, '/about'),
      page(header.blog, '/blog'),
      anchor(header.contact, '#contact'),
    ],
    getStarted: anchor(words.site.actions.getStarted, '#signup'),
  }
}
