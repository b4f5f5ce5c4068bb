/** The languages of the site. English is the default and the fallback, and its paths carry no prefix. */
export const LOCALES = ['en', 'th'] as const

export type Locale = (typeof LOCALES)[number]
