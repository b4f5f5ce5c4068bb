/** The languages of the site. English is the default, and its paths have no prefix. */
export const LOCALES = ['en', 'th'] as const

export type Locale = (typeof LOCALES)[number]

/** Language tags for `Intl` and for office documents. */
export const LANGUAGE_TAGS = { en: 'en-US', th: 'th-TH' } as const satisfies Record<Locale, string>

/** Makes a record with a value for each language. */
export const byLocale = <Value>(make: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>

const THAI_PREFIX = '/th'

/** The language of a path: Thai for `/th` and everything below `/th/`, English for every other path. */
export function localeOf(path: string): Locale {
  return path === THAI_PREFIX || path.startsWith(`${THAI_PREFIX}/`) ? 'th' : 'en'
}

/** The language that a header, a query or a system names. `th`, `th-TH` and `th_TH.UTF-8` are Thai, everything else is English. */
export const parseLocale = (tag: unknown): Locale =>
  typeof tag === 'string' && /^\s*th(?![a-z])/i.test(tag) ? 'th' : 'en'

/**
 * The path without its language prefix: `/about` for `/th/about`, `/` for `/th`. It begins with exactly one slash, because browsers take
 * `//host` and `/\host` for another site.
 */
export function basePath(path: string): string {
  const base = localeOf(path) === 'th' ? path.slice(THAI_PREFIX.length) : path
  return `/${base.replace(/^[/\\]+/, '')}`
}

/** The path of the same page in a language: `/th/about` for `/about` in Thai. */
export function localizedPath(path: string, locale: Locale): string {
  const base = basePath(path)
  if (locale === 'en') return base
  return base === '/' ? THAI_PREFIX : `${THAI_PREFIX}${base}`
}

/** The other language, for the language switch. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'th' : 'en'
}

/** The link from `path` to an anchor of the home page: `#signup` on a home page, else `/#signup` or `/th#signup`. */
export function homeAnchor(anchor: `#${string}`, path: string): string {
  return basePath(path) === '/' ? anchor : `${localizedPath('/', localeOf(path))}${anchor}`
}

const THAI_ZERO = 0x0e50

/** Replaces Thai digits (๐ to ๙), which `Number` cannot parse. */
export const toArabicDigits = (text: string) =>
  text.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? THAI_ZERO) - THAI_ZERO))
