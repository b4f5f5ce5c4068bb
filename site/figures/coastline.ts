import type { GeoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryObject, Topology } from 'topojson-specification'
import type { Dot } from './dot-grid.ts'

/** A place, in degrees. */
export type Place = readonly [longitude: number, latitude: number]
type Ring = readonly Place[]

/** Where a place lies on a map, in whole units of its view box. */
export function dotAt(place: Place, projection: GeoProjection): Dot {
  const point = projection([...place])
  if (!point) throw new RangeError(`${place} is not on the map`)
  return [Math.round(point[0]), Math.round(point[1])]
}

/**
 * Every ring of an object of a `world-atlas` topology, in degrees; of its countries, those whose number (ISO 3166-1) is
 * accepted. Rings run on over the antimeridian.
 */
export function ringsOf(atlas: unknown, object: string, accept: (id: string) => boolean = () => true): Ring[] {
  const topology = atlas as Topology
  const geometry = topology.objects[object]
  if (!geometry) throw new RangeError(`The atlas has no object "${object}"`)
  const shape = feature(topology, geometry as GeometryObject)
  const features = shape.type === 'FeatureCollection' ? shape.features : [shape]
  return features
    .filter(({ id }) => accept(String(id)))
    .flatMap(({ geometry: area }) => {
      if (area.type === 'Polygon') return area.coordinates
      return area.type === 'MultiPolygon' ? area.coordinates.flat() : []
    }) as unknown as Ring[]
}

/** Two neighbouring points of a coast. */
type Stretch = readonly [from: Place, to: Place]

/** The stretches of coasts by the whole degree of longitude that they touch, from 180° W to 180° E. */
const stretches = new WeakMap<readonly Ring[], readonly Stretch[][]>()

function stretchesOf(rings: readonly Ring[]): readonly Stretch[][] {
  const known = stretches.get(rings)
  if (known) return known
  const byDegree: Stretch[][] = Array.from({ length: 360 }, () => [])
  for (const ring of rings) {
    for (const [index, to] of ring.entries()) {
      const from = ring[index - 1]
      if (!from) continue
      const width = eastOf(from[0], to)
      const [west, east] = [from[0] + Math.min(width, 0), from[0] + Math.max(width, 0)].map(Math.floor) as [
        number,
        number,
      ]
      for (let degree = west; degree <= east; degree += 1) byDegree[indexOf(degree)]?.push([from, to])
    }
  }
  stretches.set(rings, byDegree)
  return byDegree
}

const indexOf = (longitude: number) => (((Math.floor(longitude) + 180) % 360) + 360) % 360

/**
 * Whether a place lies within the rings, holes left out: whether the meridian from there to the north pole crosses them
 * an odd number of times. No ring may contain the pole. Takes a tenth of the time of d3's geodesic `geoContains`, and
 * at the distance between two dots agrees with it. The rings are looked through once, for all places.
 */
export function within(rings: readonly Ring[], [longitude, latitude]: Place): boolean {
  let inside = false
  for (const [from, to] of stretchesOf(rings)[indexOf(longitude)] ?? []) {
    const before = eastOf(longitude, from)
    const after = eastOf(longitude, to)
    // Half a turn or more between two points of a coast: the line runs behind the globe.
    if (before > 0 !== after > 0 && Math.abs(after - before) < 180) {
      const crossing = from[1] + (before / (before - after)) * (to[1] - from[1])
      if (crossing > latitude) inside = !inside
    }
  }
  return inside
}

/** Degrees from a longitude eastwards to a place; westwards negative. */
function eastOf(longitude: number, place: Place): number {
  const degrees = place[0] - longitude
  if (degrees > 180) return degrees - 360
  return degrees <= -180 ? degrees + 360 : degrees
}
