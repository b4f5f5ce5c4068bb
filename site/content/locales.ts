/** The folders of `content/` that hold copy. English is first: it is the default language. */
export const contentLocales = ['en', 'th'] as const

export type ContentLocale = (typeof contentLocales)[number]
