/** Reads the maps that `tools/draw-maps.ts` has drawn. */
import { readFileSync } from 'node:fs'

export const WORLD = { width: 1120, height: 504, pitch: 12 } as const
/** Where Bangkok lies on the map of the world. */
export const ORIGIN = [392, 252] as const

export const drawnMap = (file: string) => readFileSync(file, 'utf8')

/** The path of a map that has the class. */
export function pathOf(map: string, className: string): string {
  const path = new RegExp(`class="[^"]*\\b${className}" d="([^"]*)"`).exec(map)?.[1]
  if (!path) throw new RangeError(`The map has no path ${className}`)
  return path
}

/** Where the arcs end. */
export const nodesOf = (map: string) =>
  [...pathOf(map, 'world-nodes').matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
