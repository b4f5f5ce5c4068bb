/** The tools that script makes of HTML which reads without it. */
export const INSTRUMENTS = ['checker'] as const
export type InstrumentName = (typeof INSTRUMENTS)[number]

/** Where an instrument's words for its script stand as JSON, for its root's `data-words`. */
export const instrumentWordsPath = (name: InstrumentName, locale: string) => `/instruments/${name}.${locale}.json`
