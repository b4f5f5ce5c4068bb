import { geoMercator } from 'd3-geo'
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import { dotAt, type Place, ringsOf, within } from './coastline.ts'
import { gridDots, madeOnce } from './dot-grid.ts'

/** The view box: the country on the left, room for the labels over Cambodia and the Gulf. */
export const THAILAND = { width: 360, height: 620, pitch: 10, row: 8 } as const

/** ISO 3166-1 numeric, as the atlas keys its countries. */
const THAILAND_ID = '764'

const projection = geoMercator().center([97.2, 20.65]).scale(2245).translate([0, 0])

export const onThailand = (place: Place) => dotAt(place, projection)

/** The country as dots. */
export const thailandDots = madeOnce((finer) => {
  const country = ringsOf(atlas, 'countries', (country) => country === THAILAND_ID)
  return gridDots({ ...THAILAND, origin: [0, 0] }, THAILAND.width * finer, THAILAND.height * finer, ([x, y]) => {
    const place = projection.invert?.([x / finer, y / finer])
    return place != null && within(country, place)
  })
})
