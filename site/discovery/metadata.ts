import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'

/** The picture of a link preview. */
export interface SharePicture {
  /** Such as `/share/th/about.png`. */
  path: string
  alt: string
}

/** Data for search engines and link previews. Pages without it are `noindex`, such as not-found pages. */
export interface SearchMetadata {
  /** The path with the locale prefix, such as `/th/about`. */
  canonicalPath: string
  ogImage: SharePicture
  /** For articles. */
  article?: { published: Date; corrected?: Date | undefined; section: string } | undefined
  /** JSON-LD, escaped for a script element. */
  structuredData: string
}

export interface PageMetadata {
  locale: Locale
  title: string
  description: string
  searchMetadata?: SearchMetadata | undefined
}

/** Returns `{title} | Krajai Newswire`, or only the title if it contains the name. */
export function formatDocumentTitle(title: string, productName: string): string {
  return title.includes(productName) ? title : `${title} | ${productName}`
}

export interface Alternate {
  hreflang: Locale | 'x-default'
  href: string
}

/** Returns the absolute URLs of the page in each language. */
export function getCanonicalLinks(
  path: string,
  locale: Locale,
  site: URL,
): { canonical: string; alternates: Alternate[] } {
  const absolute = (code: Locale) => new URL(localizedPath(path, code), site).href
  return {
    canonical: absolute(locale),
    alternates: [
      ...LOCALES.map((code) => ({ hreflang: code, href: absolute(code) })),
      { hreflang: 'x-default', href: absolute('en') },
    ],
  }
}

/**
 * Returns the origin of the analytics script for the content security policy. Returns undefined for a path of this site.
 *
 * @param source `PUBLIC_ANALYTICS_SRC`, which the build has checked
 */
export const parseAnalyticsOrigin = (source: string | undefined): string | undefined => URL.parse(source ?? '')?.origin
