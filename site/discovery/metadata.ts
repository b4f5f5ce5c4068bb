import { existsSync } from 'node:fs'
import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'
import type { SiteContent } from '../content/load-content.ts'
import type { ListedPage } from './listed-pages.ts'

/** Returns `{title} | Krajai Newswire`, or only the title if it contains the name. */
export function formatDocumentTitle(title: string, productName: string): string {
  return title.includes(productName) ? title : `${title} | ${productName}`
}

/** Returns the absolute URLs of the page in each language. */
export function getCanonicalLinks(path: string, locale: Locale, site: URL) {
  const absolute = (code: Locale) => new URL(localizedPath(path, code), site).href
  const alternates = [
    ...LOCALES.map((code) => ({ hreflang: code, href: absolute(code) })),
    { hreflang: 'x-default', href: absolute('en') },
  ]
  return { canonical: absolute(locale), alternates }
}

/** Returns the picture for link previews. `npm run downloads` draws it from the page's cover and the company's name. */
export function getSharePicture({ locale, cover }: ListedPage, { site, identity }: SiteContent) {
  const file = (drawing: string) => `/share/${locale}/${drawing}.png`
  const drawing = cover ? cover.name : 'world'
  const shown = existsSync(`site/public${file(drawing)}`) ? drawing : 'guilloche'
  const alt = cover?.alt ?? (site.covers as Record<string, string>)[shown] ?? ''
  return { path: file(shown), alt: `${identity.name}: ${alt}` }
}

/**
 * Returns the origin of the analytics script for the content security policy. Returns undefined for a path of this site.
 *
 * @param source `PUBLIC_ANALYTICS_SRC`, which the build has checked
 */
export const parseAnalyticsOrigin = (source: string | undefined): string | undefined => URL.parse(source ?? '')?.origin
