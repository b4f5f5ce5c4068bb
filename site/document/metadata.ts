import { LOCALES, type Locale, localizedPath } from '../locale/paths.ts'

export interface PageMetadata {
  locale: Locale
  /** The page's path in its language, as `/th/about`. */
  path: string
  title: string
  description: string
  /** A page that is not to be found by search engines: not-found screens. */
  unlisted?: boolean
}

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
