import type { Place } from './coastline.ts'
import type { Dot } from './dot-grid.ts'
import { onWorld, WORLD, WORLD_CENTRE } from './world-dots.ts'

export type Continent = 'northAmerica' | 'southAmerica' | 'europe' | 'africa' | 'asia' | 'oceania'

/** Where the sea leaves room for a node's label: a side, and pixels below the node to clear its arc. */
type LabelPlace = { readonly side: 'left' | 'right'; readonly drop: number }

/** A newsroom city, and how far its arc bows off the straight line, as a share of its length. */
type City = { readonly place: Place; readonly bow: number; readonly label: LabelPlace }

const left: LabelPlace = { side: 'left', drop: 0 }
const right: LabelPlace = { side: 'right', drop: 0 }

const cities: Record<Continent, City> = {
  northAmerica: { place: [-110, 37], bow: 0.13, label: { side: 'left', drop: 20 } },
  southAmerica: { place: [-45, -20], bow: -0.12, label: right },
  europe: { place: [-1, 52], bow: -0.24, label: left },
  africa: { place: [2, 8], bow: -0.26, label: left },
  asia: { place: [139, 37], bow: 0.22, label: right },
  oceania: { place: [150, -33], bow: 0.2, label: right },
}

export const CONTINENTS = Object.keys(cities) as Continent[]

/** A continent's node in percent of the map's width and height. */
export function nodeOf(continent: Continent): { x: string; y: string; label: LabelPlace } {
  const [x, y] = onWorld(cities[continent].place)
  return { x: percent(x, WORLD.width), y: percent(y, WORLD.height), label: cities[continent].label }
}

/** All six arcs from Bangkok as one path: a dash pattern starts afresh on each, so they draw side by side. */
export function worldArcs(): string {
  return CONTINENTS.map((continent) => arc(onWorld(cities[continent].place), cities[continent].bow)).join('')
}

function arc([x, y]: Dot, bow: number): string {
  const [fromX, fromY] = WORLD_CENTRE
  const [dx, dy] = [x - fromX, y - fromY]
  const [bendX, bendY] = [Math.round(dx / 2 + dy * bow), Math.round(dy / 2 - dx * bow)]
  return `M${fromX} ${fromY}q${bendX} ${bendY} ${dx} ${dy}`
}

function percent(length: number, whole: number): string {
  return `${Math.round((length / whole) * 1000) / 10}%`
}
