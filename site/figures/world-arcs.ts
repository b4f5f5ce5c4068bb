import type { Place } from './coastline.ts'
import type { Dot } from './dot-grid.ts'
import { onWorld, WORLD, WORLD_CENTRE } from './world-dots.ts'

export type Continent = 'northAmerica' | 'southAmerica' | 'europe' | 'africa' | 'asia' | 'oceania'

/** A newsroom city: how far its arc bows off the straight line (a share of its length), and where the sea leaves room for a label. */
type City = { readonly place: Place; readonly bow: number; readonly label: 'left' | 'right' }

const cities: Record<Continent, City> = {
  northAmerica: { place: [-110, 37], bow: 0.22, label: 'left' },
  southAmerica: { place: [-45, -22], bow: -0.3, label: 'right' },
  europe: { place: [-1, 52], bow: -0.24, label: 'left' },
  africa: { place: [2, 8], bow: -0.12, label: 'left' },
  asia: { place: [139, 36], bow: 0.18, label: 'right' },
  oceania: { place: [150, -33], bow: 0.2, label: 'right' },
}

export const CONTINENTS = Object.keys(cities) as Continent[]

/** A continent's node in percent of the map's width and height, and the side its label stands on. */
export function nodeOf(continent: Continent): { x: string; y: string; label: 'left' | 'right' } {
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
