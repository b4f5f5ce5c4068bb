/** The cities that the map of Thailand places, by `site/figures/thai-cities.ts`. All others are drawn together. */
export const CITY_NAMES = ['bangkok', 'chiangMai', 'phuket'] as const

export type City = (typeof CITY_NAMES)[number]

/** How many people can be reached in a city, or in all that the map does not place, as a figure of `content/facts.yaml`. */
export const reachFigureOf = (place: City | 'other') => `thai.reach.${place}` as const

/** What the map draws, each as a figure. */
export const REACH_FIGURES: readonly string[] = [...CITY_NAMES, 'other' as const].map(reachFigureOf)
