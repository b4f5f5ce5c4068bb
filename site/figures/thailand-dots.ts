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

let dots: Dot[] | undefined

/** The country as dots. Computed once. */
export function thailandDots(): Dot[] {
  const country = ringsOf(atlas, 'countries', (country) => country === THAILAND_ID)
  dots ??= gridDots({ ...THAILAND, origin: [0, 0] }, THAILAND.width, THAILAND.height, (dot) => {
    const place = projection.invert?.([...dot])
    return place != null && within(country, place)
  })
  return dots
}
