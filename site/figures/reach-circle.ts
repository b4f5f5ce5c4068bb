import type { City } from '../content/thai-cities.ts'
import type { Dot } from './dot-grid.ts'

/** The radius of a circle whose area is to the largest circle's as `reach` is to `largest`. A tenth of a unit exact. */
export function reachRadius(reach: number, largest: number, largestRadius: number): number {
  if (reach < 0 || largest <= 0) throw new RangeError(`No circle for ${reach} of ${largest}`)
  return Math.round(Math.sqrt(reach / largest) * largestRadius * 10) / 10
}

/** Where a city's label begins, in units of the map's view box: east of the country, on its neighbours or the sea. */
export const labelColumn: Record<City, number> = { bangkok: 238, chiangMai: 190, phuket: 178 }

/** Where the circle of all other cities lies: in the Gulf, off the map's own ground. */
export const ELSEWHERE: Dot = [302, 370]
