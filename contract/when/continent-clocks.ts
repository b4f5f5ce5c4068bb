/**
 * By whose clock a continent counts as awake: the zone of one city of each, whose name stands in `content/{locale}/pages/services.yaml`
 * under the same key, as the continent's outlets do in `facts.yaml` (`international.continents`).
 */
export const CONTINENT_CLOCKS = {
  northAmerica: 'America/New_York',
  europe: 'Europe/London',
  asia: 'Asia/Tokyo',
  oceania: 'Australia/Sydney',
  africaMiddleEast: 'Africa/Nairobi',
} as const

export type Continent = keyof typeof CONTINENT_CLOCKS

export const isContinent = (name: string): name is Continent => Object.hasOwn(CONTINENT_CLOCKS, name)

/** The hours of the day, by the city's own clock, at which newsrooms are awake. */
export const WAKING_HOURS = { from: 7, to: 23 } as const
