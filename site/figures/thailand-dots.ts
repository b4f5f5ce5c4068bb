import { geoMercator } from 'd3-geo'
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import { type Place, ringsOf, within } from './coastline.ts'
import { type Dot, gridDots } from './dot-grid.ts'

/** The view box: the country on the left, room for the labels over Cambodia and the Gulf. */
export const THAILAND = { width: 360, height: 620, pitch: 10, row: 8 } as const

/** ISO 3166-1 numeric, as the atlas keys its countries. */
const THAILAND_ID = '764'

const projection = geoMercator().center([97.2, 20.65]).scale(2245).translate([0, 0])

/** Where a place lies on the map, in whole units of the view box. */
export function onThailand([longitude, latitude]: Place): Dot {
  const point = projection([longitude, latitude])
  if (!point) throw new RangeError(`${longitude}, ${latitude} is not on the map`)
  return [Math.round(point[0]), Math.round(point[1])]
}

const dots = new Map<number, Dot[]>()

/** The country as dots. Computed once. `finer` as for the world's. */
export function thailandDots(finer = 1): Dot[] {
  const known = dots.get(finer) ?? countryDots(finer)
  dots.set(finer, known)
  return known
}

function countryDots(finer: number): Dot[] {
  const country = ringsOf(atlas, 'countries', (country) => country === THAILAND_ID)
  return gridDots({ ...THAILAND, origin: [0, 0] }, THAILAND.width * finer, THAILAND.height * finer, ([x, y]) => {
    const place = projection.invert?.([x / finer, y / finer])
    return place != null && within(country, place)
  })
}
