import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'

/** The picture that a link to the page is shown with. */
export interface SharePicture {
  /** As `/share/th/about.png`. */
  path: string
  alt: string
}

/** What makes a page found and shared. A page without it, a not-found screen, hides from search engines. */
export interface Listing {
  /** The page's path in its language, as `/th/about`. */
  canonicalPath: string
  ogImage: SharePicture
  /** Of an article: the days it was published and corrected, and what it is about. */
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

/** What share pictures measure, in pixels: the proportion that no platform cuts. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/png' } as const

/** A language as Open Graph writes it. */
export const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', th: 'th_TH' }

/** `{title} | Krajai Newswire`; a title that carries the name already, as the home page's does, stays as it is. */
export function documentTitle(title: string, productName: string): string {
  return title.includes(productName) ? title : `${title} | ${productName}`
}

export interface Alternate {
  hreflang: Locale | 'x-default'
  href: string
}

/** The page's own address and its counterparts, absolute, made of (language, path) in this one place. */
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
