import { type Dot, encodeDots } from './dot-grid.ts'
import { ORIGIN, WORLD, worldDots } from './world-dots.ts'

/**
 * The dots of the map of the world in an order in which any first part of them lies evenly over the land: each is the one
 * farthest from all before it, the first the one at Bangkok. More dots of one plan than of another are therefore the same
 * dots and some between them. The greedy order is Gonzalez's (1985), which is within twice the best spread there is.
 */
function spreadDots(most: number): Dot[] {
  const rest = worldDots()
  if (most > rest.length) throw new RangeError(`The map has ${rest.length} dots, of which ${most} cannot be lit`)
  const nearest = rest.map(distanceTo(ORIGIN))
  const spread: Dot[] = []
  let next = nearest.indexOf(Math.min(...nearest))
  while (spread.length < most) {
    const dot = rest[next]
    if (!dot) break
    spread.push(dot)
    const toDot = distanceTo(dot)
    next = 0
    for (const [position, other] of rest.entries()) {
      nearest[position] = Math.min(nearest[position] ?? 0, toDot(other))
      if ((nearest[position] ?? 0) > (nearest[next] ?? 0)) next = position
    }
  }
  return spread
}

const distanceTo =
  ([x, y]: Dot) =>
  (dot: Dot) =>
    Math.hypot(dot[0] - x, dot[1] - y)

/** How many outlets one dot of the map stands for, where all dots together are the whole network; a whole number. */
export const outletsPerDot = (network: number) => Math.round(network / worldDots().length)

/** A plan's share of the map's dots, as the path that `encodeDots` makes: as much of the map as the plan has of the network. */
export function litDots(outlets: number, network: number): string {
  const count = Math.round((worldDots().length * outlets) / network)
  const lit = new Set(spreadDots(count).map(String))
  return encodeDots(
    worldDots().filter((dot) => lit.has(String(dot))),
    WORLD.pitch,
  )
}
