/** The tools that script makes of HTML which reads without it. */
export const INSTRUMENTS = ['checker', 'finder', 'finder-in-place', 'outlets', 'when'] as const
export type InstrumentName = (typeof INSTRUMENTS)[number]

/** Where an instrument's words for its script stand as JSON, for its root's `data-words`. */
export const instrumentWordsPath = (name: InstrumentName, locale: string) => `/instruments/${name}.${locale}.json`

/** The plan finder's form for a page that does not have it, as HTML. As text, so that nobody comes upon it as a page. */
export const finderDeskPath = (locale: string) => `/instruments/finder.${locale}.txt`
