/** Positions on the map of Thailand (`maps/thailand.svg`), in units of its view box. */
import { CITY_NAMES, type City } from '../../contract/figures.ts'

export const MAP_SIZE = { width: 360, height: 620 } as const

interface CityPlace {
  readonly x: number
  readonly y: number
  /** The x of the label, east of the country. */
  readonly label: number
  /** Moves the label up. */
  readonly raised?: number
}

/** 100.5° E 13.75° N, 98.98° E 18.79° N and 98.37° E 7.92° N, in the Mercator projection of the map. */
export const CITY_PLACES: Record<City, CityPlace> = {
  bangkok: { x: 129, y: 283, label: 238, raised: 20 },
  chiangMai: { x: 70, y: 77, label: 190 },
  phuket: { x: 46, y: 516, label: 178 },
}

/** The circle of all other cities, in the Gulf of Thailand. */
export const ELSEWHERE = { x: 310, y: 352 } as const

const LARGEST_RADIUS = 56

/** The circle's area, not its radius, is in proportion to `reach`. */
export const calculateRadius = (reach: number, largest: number) =>
  Math.round(Math.sqrt(reach / largest) * LARGEST_RADIUS * 10) / 10

/** Finds the city in a figure's path: `thai.reach.phuket`. The path of all other cities has none. */
export const findCity = (path: string): City | undefined => CITY_NAMES.find((city) => path.endsWith(`.${city}`))
