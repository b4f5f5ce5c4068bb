/** The languages of the site. English is the default and the fallback, and its paths carry no prefix. */
export const LOCALES = ['en', 'th'] as const

export type Locale = (typeof LOCALES)[number]

/** The languages as formats of numbers and days, and documents of office programs, are told of them. */
export const LANGUAGE_TAGS = { en: 'en-US', th: 'th-TH' } as const satisfies Record<Locale, string>

const THAI_PREFIX = '/th'

/** The language of a path: Thai for `/th` and everything below `/th/`, English for every other path. */
export function localeOf(path: string): Locale {
  return path === THAI_PREFIX || path.startsWith(`${THAI_PREFIX}/`) ? 'th' : 'en'
}

/**
 * The language that a header, a query or a system names: `th`, `th-TH`, `TH` and `th_TH.UTF-8` are Thai, everything else English, what
 * is no text at all too.
 */
export const localeNamed = (tag: unknown): Locale =>
  typeof tag === 'string' && /^\s*th(?![a-z])/i.test(tag) ? 'th' : 'en'

/**
 * A path without its language: `/th/about` and `/about` are both `/about`, `/th` is `/`. It begins with one slash only:
 * browsers take `//host` and `/\\host` for another site, and `/th//host` would become that.
 */
export function basePath(path: string): string {
  const base = localeOf(path) === 'th' ? path.slice(THAI_PREFIX.length) : path
  return `/${base.replace(/^[/\\]+/, '')}`
}

/** The path in a language, whatever language it was in: `/about` in Thai is `/th/about`, `/` is `/th`. */
export function localizedPath(path: string, locale: Locale): string {
  const base = basePath(path)
  if (locale === 'en') return base
  return base === '/' ? THAI_PREFIX : `${THAI_PREFIX}${base}`
}

/** A locale's counterpart, which the language switch leads to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'th' : 'en'
}

/**
 * The address of an anchor of the home page (`#signup`), seen from `path`.
 * On either home it stays a local anchor, elsewhere it leads to the home page of the path's language.
 */
export function homeAnchor(anchor: `#${string}`, path: string): string {
  return basePath(path) === '/' ? anchor : `${localizedPath('/', localeOf(path))}${anchor}`
}

const THAI_ZERO = 0x0e50

/** Replaces Thai digits (๐ to ๙) by Arabic ones, which `Number` can parse. */
export const arabicDigits = (text: string) =>
  text.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? THAI_ZERO) - THAI_ZERO))
