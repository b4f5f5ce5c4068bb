import { type GeoProjection, geoNaturalEarth1 } from 'd3-geo'
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' }
import { dotAt, type Place, ringsOf, within } from './coastline.ts'
import { type Dot, gridDots, madeOnce } from './dot-grid.ts'

/** The map's view box. Its dots are coarse enough to be told apart on a phone. */
export const WORLD = { width: 1120, height: 504, pitch: 12, row: 10 } as const

/**
 * Seen from the Pacific, so that both Americas are whole and every arc of theirs crosses the sea: the map's edge, half a
 * turn away, is 30° W in the Atlantic.
 */
const CENTRE_MERIDIAN = 150

/** Where Bangkok lies: half way down, at 35% of the width. A page hangs the wire on it (`Dispatch.css`). */
export const BANGKOK: Place = [100.5, 13.75]
export const ORIGIN: Dot = [392, 252]

const SCALE = 209
/** North of this, ice and islands would only fray the upper edge. */
const NORTH = 77

/** ISO 3166-1 numeric: no newsroom in the ice, and Greenland lies on both sides of the map's edge. */
const LEFT_OUT = new Set(['010', '304'])

const projection = withPlaceAt(ORIGIN, BANGKOK, geoNaturalEarth1().rotate([-CENTRE_MERIDIAN, 0]).scale(SCALE))

const [middleX, middleY] = projection.translate()

/** How the map lies, for whoever draws on it without this projection. */
export const WORLD_FRAME = { scale: SCALE, x: middleX, y: middleY, centre: CENTRE_MERIDIAN } as const

export const onWorld = (place: Place) => dotAt(place, projection)

/** Land as dots. */
export const worldDots = madeOnce((finer) => {
  const land = ringsOf(atlas, 'countries', (country) => !LEFT_OUT.has(country))
  const origin: Dot = [ORIGIN[0] * finer, ORIGIN[1] * finer]
  return gridDots({ ...WORLD, origin }, WORLD.width * finer, WORLD.height * finer - WORLD.row / 2, ([x, y]) => {
    const place = placeAt([x / finer, y / finer])
    return place !== undefined && place[1] < NORTH && within(land, place)
  })
})

/** The projection moved so that a place lies on a point. */
function withPlaceAt([x, y]: Dot, place: Place, moved: GeoProjection): GeoProjection {
  const [fromX, fromY] = moved.translate([0, 0])([...place]) ?? [0, 0]
  return moved.translate([x - fromX, y - fromY])
}

/** The place under a point; none outside the globe's outline, where the inverse would go around a second time. */
function placeAt([x, y]: Dot): Place | undefined {
  const place = projection.invert?.([x, y])
  const back = place && projection(place)
  return back && Math.abs(back[0] - x) < 0.01 ? place : undefined
}
