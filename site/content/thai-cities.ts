/** The cities that the map of Thailand places, by `site/figures/thailand.ts`. All others are drawn together. */
export const CITY_NAMES = ['bangkok', 'chiangMai', 'phuket'] as const

export type City = (typeof CITY_NAMES)[number]

/** The figure of all cities that the map does not place. */
export const OTHER_CITIES = 'thai.reach.other'

/** What the map draws, each as a figure of `content/facts.yaml`: how many people can be reached there. */
export const REACH_FIGURES: readonly string[] = [...CITY_NAMES.map((city) => `thai.reach.${city}`), OTHER_CITIES]
