/** Fixed lists of names that the content, the pages and the downloads use. */

/** The cities on the map of Thailand (`site/drawings/thailand-places.ts`). */
export const CITY_NAMES = ['bangkok', 'chiangMai', 'phuket'] as const

export type City = (typeof CITY_NAMES)[number]

/** How a figure was counted: over what, by which rule, by whom, on which day, and whether it is a sample. */
export const COUNTING_DETAILS = ['over', 'rule', 'by', 'on', 'sample'] as const

/** The details in words. A detail is undefined until the company provides it. */
export type CountingDetails = Record<(typeof COUNTING_DETAILS)[number], string | undefined>
