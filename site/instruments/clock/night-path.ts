import { DAY } from '../../../contract/time.ts'

/** How the map of the world lies: the natural earth projection, in units of the map's view box. */
export interface MapFrame {
  /** Units a radian. */
  scale: number
  /** Where the middle of the projection lies. */
  x: number
  y: number
  /** The meridian in that middle, in degrees. */
  centre: number
}

const DEGREE = Math.PI / 180
const J2000 = Date.UTC(2000, 0, 1, 12)

/**
 * Where the sun stands overhead, in degrees; good to a hundredth of one between 1950 and 2050 (The Astronomical Almanac,
 * low-precision formulas for the sun, and the sidereal time of Greenwich).
 */
export function subsolarPoint(moment: number): { longitude: number; latitude: number } {
  const days = (moment - J2000) / DAY
  const anomaly = (357.528 + 0.9856003 * days) * DEGREE
  const ecliptic = (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * DEGREE
  const tilt = (23.439 - 0.0000004 * days) * DEGREE
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / DEGREE
  const greenwich = 15 * (18.697374558 + 24.06570982441908 * days)
  return { longitude: turned(ascension - greenwich), latitude: Math.asin(Math.sin(tilt) * Math.sin(ecliptic)) / DEGREE }
}

/** Degrees from -180 to 180. */
const turned = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/**
 * A place on the map, as `d3-geo` puts it there (`figures/world-dots.ts`): the polynomial of T. Patterson's natural earth
 * projection (Šavrič and others, 2011). The browser moves the night with it and needs no more of that library.
 */
export function onMap({ scale, x, y }: MapFrame, east: number, latitude: number): [number, number] {
  const phi = latitude * DEGREE
  const two = phi * phi
  const four = two * two
  const across = 0.8707 - 0.131979 * two + four * (-0.013791 + four * (0.003971 * two - 0.001529 * four))
  const up = 1.007226 + two * (0.015085 + four * (-0.044475 + 0.028874 * two - 0.005916 * four))
  return [Math.round(x + scale * east * DEGREE * across), Math.round(y - scale * phi * up)]
}

/** In degrees: small enough that an outline is seen as a curve. */
const STEP = 2
/** From the map's left edge to its right one, in degrees east of its middle. */
const ACROSS = Array.from({ length: 360 / STEP + 1 }, (_, step) => step * STEP - 180)

/** The night side of the earth at a moment, as one closed path over the whole map. */
export function nightPath(moment: number, frame: MapFrame): string {
  const sun = subsolarPoint(moment)
  // On the equinox the terminator is two meridians; a thousandth of a degree later it is a line that can be drawn.
  const declination = (Math.abs(sun.latitude) < 0.001 ? 0.001 : sun.latitude) * DEGREE
  const duskAt = (east: number) => {
    const hour = (frame.centre + east - sun.longitude) * DEGREE
    return Math.atan(-Math.cos(hour) / Math.tan(declination)) / DEGREE
  }
  const dusk = ACROSS.map((east): Place => [east, duskAt(east)])
  // Where the sun stands north, the south pole is dark, and the other way round.
  const pole = declination > 0 ? -90 : 90
  const toTheRight = [...dusk, [180, pole] as const]
  const backToTheLeft = [[-180, pole] as const, [-180, duskAt(-180)] as const]
  const points = [toTheRight, backToTheLeft].flatMap((corners) => course(frame, corners))
  return `M${points.map((point) => point.join(' ')).join('L')}Z`
}

/** The outline of the whole earth, as one closed path: the day has no other edge. */
export function globePath(frame: MapFrame): string {
  const points = course(frame, [
    [-180, 90],
    [180, 90],
    [180, -90],
    [-180, -90],
    [-180, 90],
  ])
  return `M${points.map((point) => point.join(' ')).join('L')}Z`
}

/** Degrees east of the map's middle, and of latitude. */
type Place = readonly [east: number, latitude: number]

/**
 * The way along some corners. A meridian is a curve on the map, and by an equinox the terminator is nearly one: where the way
 * leads far north or south at once it has points in between.
 */
const course = (frame: MapFrame, corners: readonly Place[]) =>
  corners.flatMap((to, position) => {
    const from = corners[position - 1] ?? to
    const steps = Math.max(1, Math.ceil(Math.abs(to[1] - from[1]) / STEP))
    const part = (axis: 0 | 1, step: number) => to[axis] + ((from[axis] - to[axis]) * (steps - step)) / steps
    return Array.from({ length: steps }, (_, step) => onMap(frame, part(0, step + 1), part(1, step + 1)))
  })
