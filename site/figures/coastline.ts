import { feature } from 'topojson-client'
import type { GeometryObject, Topology } from 'topojson-specification'

/** A place, in degrees. */
export type Place = readonly [longitude: number, latitude: number]
type Ring = readonly Place[]

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

/**
 * Whether a place lies within the rings, holes left out: whether the meridian from there to the north pole crosses them
 * an odd number of times. No ring may contain the pole. Takes a tenth of the time of d3's geodesic `geoContains`, and
 * at the distance between two dots agrees with it.
 */
export function within(rings: readonly Ring[], [longitude, latitude]: Place): boolean {
  let inside = false
  for (const ring of rings) {
    let previous: Place | undefined
    for (const point of ring) {
      if (previous) {
        const before = eastOf(longitude, previous)
        const after = eastOf(longitude, point)
        // Half a turn or more between two points of a coast: the line runs behind the globe.
        if (before > 0 !== after > 0 && Math.abs(after - before) < 180) {
          const crossing = previous[1] + (before / (before - after)) * (point[1] - previous[1])
          if (crossing > latitude) inside = !inside
        }
      }
      previous = point
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
