import type { City } from '../content/thai-cities.ts'

/** Where the cities of the map of Thailand lie: degrees east, degrees north. */
export const CITIES = {
  bangkok: [100.5, 13.75],
  chiangMai: [98.98, 18.79],
  phuket: [98.37, 7.92],
} as const satisfies Record<City, readonly [number, number]>

export const CITY_NAMES = Object.keys(CITIES) as City[]

/** The city whose figure it is, by the figure's path, which ends in its name: none of `thai.reach.other`. */
export const cityOfFigure = (path: string): City | undefined => CITY_NAMES.find((city) => path.endsWith(`.${city}`))
