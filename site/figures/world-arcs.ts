import type { Place } from './coastline.ts'
import type { Dot } from './dot-grid.ts'
import { ORIGIN, onWorld } from './world-dots.ts'

/** A newsroom city on each of six continents, and how far its arc bows off the straight line, as a share of its length. */
const cities: readonly { place: Place; bow: number }[] = [
  { place: [-95, 40], bow: 0.24 },
  { place: [-47, -19], bow: 0.19 },
  { place: [0, 51], bow: -0.22 },
  { place: [8, 8], bow: -0.2 },
  { place: [139, 37], bow: 0.2 },
  { place: [150, -33], bow: 0.2 },
]

/** Where the arcs end, in units of the map's view box. */
export const worldNodes = (): Dot[] => cities.map(({ place }) => onWorld(place))

/** All six arcs from Bangkok as one path: a dash pattern starts afresh on each, so they draw side by side. */
export function worldArcs(): string {
  return cities.map(({ place, bow }) => arc(onWorld(place), bow)).join('')
}

function arc([x, y]: Dot, bow: number): string {
  const [fromX, fromY] = ORIGIN
  const [dx, dy] = [x - fromX, y - fromY]
  const [bendX, bendY] = [Math.round(dx / 2 + dy * bow), Math.round(dy / 2 - dx * bow)]
  return `M${fromX} ${fromY}q${bendX} ${bendY} ${dx} ${dy}`
}
