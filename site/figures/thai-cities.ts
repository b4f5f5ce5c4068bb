import { CITY_NAMES, type City, reachFigureOf } from '../content/thai-cities.ts'

/** Where the cities of the map of Thailand lie: degrees east, degrees north. */
export const CITIES = {
  bangkok: [100.5, 13.75],
  chiangMai: [98.98, 18.79],
  phuket: [98.37, 7.92],
} as const satisfies Record<City, readonly [number, number]>

/** The city whose figure it is, by the figure's path: none of that of all other cities. */
export const cityOfFigure = (path: string): City | undefined => CITY_NAMES.find((city) => path === reachFigureOf(city))
