import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'

/** The picture that a link to the page is shown with. */
export interface SharePicture {
  /** As `/share/th/about.png`. */
  path: string
  alt: string
}

/** Data for search engines and link previews. Pages without it, such as not-found pages, are `noindex`. */
export interface Listing {
  /** The page's path in its language, as `/th/about`. */
  canonicalPath: string
  ogImage: SharePicture
  /** For articles: the dates of publication and correction, and the topics. */
  article?: { published: Date; corrected?: Date | undefined; section: string } | undefined
  /** JSON-LD, ready to stand in a script element. */
  structuredData: string
}

export interface PageMetadata {
  locale: Locale
  title: string
  description: string
  listing?: Listing | undefined
}

/** Returns `{title} | Krajai Newswire`, or the title alone if it already contains the name, as on the home page. */
export function documentTitle(title: string, productName: string): string {
  return title.includes(productName) ? title : `${title} | ${productName}`
}

export interface Alternate {
  hreflang: Locale | 'x-default'
  href: string
}

/** Absolute URLs of the page in each language. */
export function canonicalLinks(
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
 * The origin that the content security policy has to allow for the optional analytics script; none for a script of the site's own.
 *
 * @param source `PUBLIC_ANALYTICS_SRC` of the build
 * @throws Error for an address that no page could load
 */
export function analyticsOrigin(source: string | undefined): string | undefined {
  if (!source || /^\/(?![/\\])/.test(source)) return
  const origin = URL.parse(source)?.origin ?? ''
  if (!/^https:\/\/[\w.-]+(?::\d+)?$/.test(origin)) {
    throw new Error(
      'PUBLIC_ANALYTICS_SRC: expected the address of a script, such as https://stats.example.com/script.js, or a path of this site',
    )
  }
  return origin
}
