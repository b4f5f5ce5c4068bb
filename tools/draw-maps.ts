/**
 * `node tools/draw-maps.ts` draws the maps as dots. The SVG files are committed. Run it again only to change them. The outlines of
 * countries come from Natural Earth (`world-atlas`).
 */
import { writeFileSync } from 'node:fs'
import { type GeoProjection, geoMercator, geoNaturalEarth1 } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import countries50 from 'world-atlas/countries-50m.json' with { type: 'json' }
import countries110 from 'world-atlas/countries-110m.json' with { type: 'json' }

/** Degrees east, degrees north. */
type Place = readonly [longitude: number, latitude: number]
/** Units of a map's view box. */
type Dot = readonly [x: number, y: number]
type Ring = readonly Place[]

const FOLDER = 'site/drawings/maps'
const PRINT_FILE = 'downloads/print/artworks/world-fine.svg'
/** The printed map has this many dots for each dot of the page, in both directions. */
const PRINT_SCALE = 2.47

const WORLD = { width: 1120, height: 504, pitch: 12, row: 10 }
/** The left edge of the map is at 30° W, in the Atlantic. No continent is cut in two. */
const CENTRE_MERIDIAN = 150
/** Bangkok is at 35 % of the width and half the height. The red line of `site/sections/home/hero.css` starts there. */
const BANGKOK = { place: [100.5, 13.75] as Place, dot: [392, 252] as Dot }
/** Latitude. Islands and ice further north are left out. */
const NORTH = 77
/** ISO 3166-1 numbers of Antarctica, and of Greenland, which is on both sides of the edge. */
const LEFT_OUT = ['010', '304']

/** The end of an arc on each continent, and its distance from a straight line as a share of its length. */
const ARCS: readonly { place: Place; bend: number }[] = [
  { place: [-95, 40], bend: 0.24 },
  { place: [-47, -19], bend: 0.19 },
  { place: [0, 51], bend: -0.22 },
  { place: [8, 8], bend: -0.2 },
  { place: [139, 37], bend: 0.2 },
  { place: [150, -33], bend: 0.2 },
]

const THAILAND = { width: 360, height: 620, pitch: 10, row: 8 }
const THAILAND_ID = '764'

const thailandProjection = geoMercator().center([97.2, 20.65]).scale(2245).translate([0, 0])
const worldProjection = geoNaturalEarth1().rotate([-CENTRE_MERIDIAN, 0]).scale(209).translate([0, 0])
const [bangkokX, bangkokY] = onMap(BANGKOK.place, worldProjection)
worldProjection.translate([BANGKOK.dot[0] - bangkokX, BANGKOK.dot[1] - bangkokY])

function onMap(place: Place, projection: GeoProjection): Dot {
  const point = projection([...place])
  if (!point) throw new RangeError(`${place} is not on the map`)
  return point
}

const rounded = ([x, y]: Dot): Dot => [Math.round(x), Math.round(y)]

/** The outlines of the accepted countries, with their holes. */
function ringsOf(atlas: unknown, accept: (id: string) => boolean): Ring[] {
  const topology = atlas as Topology<{ countries: GeometryCollection }>
  return feature(topology, topology.objects.countries)
    .features.filter(({ id }) => accept(String(id)))
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
    })
    .map((ring) => ring.map(([longitude = 0, latitude = 0]): Place => [longitude, latitude]))
}

/** The degrees from a longitude to a place. West is negative. */
function eastOf(longitude: number, place: Place): number {
  const degrees = place[0] - longitude
  if (degrees > 180) return degrees - 360
  return degrees <= -180 ? degrees + 360 : degrees
}

/** True if a line from the place to the north pole crosses the outlines an odd number of times. */
function isWithin(rings: readonly Ring[], [longitude, latitude]: Place): boolean {
  let inside = false
  for (const ring of rings) {
    let from = ring[0]
    for (const to of ring) {
      const before = from ? eastOf(longitude, from) : 0
      const after = eastOf(longitude, to)
      // If two points are 180° apart or more, the line between them is on the other side of the globe.
      if (from && before > 0 !== after > 0 && Math.abs(after - before) < 180) {
        const crossing = from[1] + (before / (before - after)) * (to[1] - from[1])
        if (crossing > latitude) inside = !inside
      }
      from = to
    }
  }
  return inside
}

interface Grid {
  width: number
  height: number
  pitch: number
  row: number
  /** One of the dots. */
  origin: Dot
}

/** Returns the dots of a hexagonal grid for which `keep` is true. Every second row moves by half a pitch. */
function gridDots({ width, height, pitch, row, origin: [originX, originY] }: Grid, keep: (dot: Dot) => boolean): Dot[] {
  const dots: Dot[] = []
  for (let line = -Math.floor(originY / row); originY + line * row <= height; line++) {
    const start = (originX + (line % 2 === 0 ? 0 : pitch / 2)) % pitch
    for (let x = start; x <= width; x += pitch) {
      const dot: Dot = [x, originY + line * row]
      if (keep(dot)) dots.push(dot)
    }
  }
  return dots
}

/**
 * Draws all dots as one path with `stroke-dasharray="0 pitch"` and round caps: a dash of length 0 is a dot. Neighbouring dots of a row are
 * one line. It is one unit too long, because browsers differ about a dash that starts at the end of a line.
 */
function dotsPath(dots: readonly Dot[], pitch: number): string {
  let path = ''
  let pen: Dot = [0, 0]
  let start: Dot | undefined
  for (const [index, [x, y]] of dots.entries()) {
    start ??= [x, y]
    const next = dots[index + 1]
    if (next && next[1] === y && next[0] === x + pitch) continue
    const length = x - start[0] + 1
    path += `m${start[0] - pen[0]}${y < pen[1] ? '' : ' '}${y - pen[1]}h${length}`
    pen = [start[0] + length, y]
    start = undefined
  }
  return path
}

function worldDots(finer: number): string {
  const land = ringsOf(countries110, (id) => !LEFT_OUT.includes(id))
  const grid = {
    ...WORLD,
    width: WORLD.width * finer,
    height: WORLD.height * finer - WORLD.row / 2,
    origin: rounded([BANGKOK.dot[0] * finer, BANGKOK.dot[1] * finer]),
  }
  const dots = gridDots(grid, ([x, y]) => {
    const place = worldProjection.invert?.([x / finer, y / finer])
    // Outside the globe, `invert` returns a place that is drawn elsewhere.
    if (!place || Math.abs(onMap(place, worldProjection)[0] - x / finer) > 0.01) return false
    return place[1] < NORTH && isWithin(land, place)
  })
  return dotsPath(dots, WORLD.pitch)
}

function thailandDots(): string {
  const country = ringsOf(countries50, (id) => id === THAILAND_ID)
  const dots = gridDots({ ...THAILAND, origin: [0, 0] }, ([x, y]) => {
    const place = thailandProjection.invert?.([x, y])
    return place != null && isWithin(country, place)
  })
  return dotsPath(dots, THAILAND.pitch)
}

/** Draws all arcs as one path. A dash pattern starts again at each arc, so the arcs animate together. */
function arcsPath(nodes: readonly Dot[]): string {
  const [fromX, fromY] = BANGKOK.dot
  return nodes
    .map(([x, y], index) => {
      const bend = ARCS[index]?.bend ?? 0
      const [dx, dy] = [x - fromX, y - fromY]
      return `M${fromX} ${fromY}q${Math.round(dx / 2 + dy * bend)} ${Math.round(dy / 2 - dx * bend)} ${dx} ${dy}`
    })
    .join('')
}

const path = (className: string, d: string) => `<path class="${className}" d="${d}"/>`

function write(file: string, { width, height }: { width: number; height: number }, ...paths: string[]): void {
  const viewBox = `0 0 ${width} ${height}`
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${paths.join('\n')}\n</svg>\n`)
}

const nodes = ARCS.map(({ place }) => rounded(onMap(place, worldProjection)))
// A line of length 0 with round ends is a dot. A smaller dot inside makes a ring.
const nodesPath = nodes.map(([x, y]) => `M${x} ${y}h0`).join('')
write(
  `${FOLDER}/world.svg`,
  WORLD,
  path('dots world-dots', worldDots(1)),
  path('world-arcs', arcsPath(nodes)),
  path('world-nodes', nodesPath),
  path('world-nodes world-nodes-inside', nodesPath),
)
write(`${FOLDER}/thailand.svg`, THAILAND, path('dots thailand-dots', thailandDots()))
const enlarged = { width: Math.round(WORLD.width * PRINT_SCALE), height: Math.round(WORLD.height * PRINT_SCALE) }
write(PRINT_FILE, enlarged, path('dots', worldDots(PRINT_SCALE)))
