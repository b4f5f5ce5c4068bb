import { type GeoProjection, geoNaturalEarth1 } from 'd3-geo'
import atlas from 'world-atlas/land-110m.json' with { type: 'json' }
import { type Place, ringsOf, within } from './coastline.ts'
import { type Dot, gridDots } from './dot-grid.ts'

/** The map's view box. Bangkok is its exact centre, so that a page can hang the wire on it at every width. */
export const WORLD = { width: 1120, height: 504, pitch: 8, row: 7 } as const
export const WORLD_CENTRE: Dot = [WORLD.width / 2, WORLD.height / 2]
export const BANGKOK: Place = [100.5, 13.75]

const SCALE = 206
/** North of this, ice and islands would only fray the upper edge; south of it, there is no outlet. */
const NORTH = 79
const SOUTH = -56

const projection = centredOn(BANGKOK, WORLD_CENTRE)

/** Where a place lies on the map, in whole units of the view box. */
export function onWorld([longitude, latitude]: Place): Dot {
  const point = projection([longitude, latitude])
  if (!point) throw new RangeError(`${longitude}, ${latitude} is not on the map`)
  return [Math.round(point[0]), Math.round(point[1])]
}

let dots: Dot[] | undefined

/** Land without Antarctica, as dots. Computed once. */
export function worldDots(): Dot[] {
  const land = ringsOf(atlas, 'land')
  dots ??= gridDots({ ...WORLD, origin: WORLD_CENTRE }, WORLD.width, WORLD.height, (dot) => {
    // A dot on the very edge would be cut in half.
    if (dot[0] < WORLD.pitch / 2 || dot[0] > WORLD.width - WORLD.pitch / 2) return false
    const place = placeAt(dot)
    return place !== undefined && place[1] < NORTH && place[1] > SOUTH && within(land, place)
  })
  return dots
}

function centredOn([longitude, latitude]: Place, [x, y]: Dot): GeoProjection {
  const turned = geoNaturalEarth1().rotate([-longitude, 0]).scale(SCALE).translate([x, 0])
  const drop = turned([longitude, latitude])?.[1] ?? 0
  return turned.translate([x, y - drop])
}

/** The place under a point; none outside the globe's outline, where the inverse would go around a second time. */
function placeAt([x, y]: Dot): Place | undefined {
  const place = projection.invert?.([x, y])
  const back = place && projection(place)
  return back && Math.abs(back[0] - x) < 0.01 ? place : undefined
}
