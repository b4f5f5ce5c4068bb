/** Where things lie on the map of Thailand (`maps/thailand.svg`), in units of its view box. */
import type { City } from '../content/schemas/figures.ts'

export const THAILAND = { width: 360, height: 620 } as const

interface CityPlace {
  readonly x: number
  readonly y: number
  /** Where the label begins: east of the country. */
  readonly label: number
  /** How far the label stands above the city's height. */
  readonly raised?: number
}

/** As `tools/draw-maps.ts` projects them: 100.5° E 13.75° N, 98.98° E 18.79° N, 98.37° E 7.92° N. */
export const CITY_PLACES: Record<City, CityPlace> = {
  bangkok: { x: 129, y: 283, label: 238, raised: 20 },
  chiangMai: { x: 70, y: 77, label: 190 },
  phuket: { x: 46, y: 516, label: 178 },
}

export const CITY_NAMES = Object.keys(CITY_PLACES) as City[]

/** The circle of all other cities: in the Gulf. */
export const ELSEWHERE = { x: 310, y: 352 } as const

const LARGEST_RADIUS = 56

/** The radius of a circle whose area is to the largest circle's as `reach` is to `largest`. */
export const reachRadius = (reach: number, largest: number) =>
  Math.round(Math.sqrt(reach / largest) * LARGEST_RADIUS * 10) / 10

/** The city whose figure it is, by the end of the figure's path: none of `thai.reach.other`. */
export const cityOfFigure = (path: string): City | undefined => CITY_NAMES.find((city) => path.endsWith(`.${city}`))
