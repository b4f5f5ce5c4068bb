import type { Dot } from './dot-grid.ts'

/** The dots that a browser draws for a path of `encodeDots`. */
export function decodeDots(path: string, pitch: number): Dot[] {
  const dots: Dot[] = []
  let x = 0
  let y = 0
  for (const [, dx, dy, length] of path.matchAll(/m(-?\d+) ?(-?\d+)h(\d+)/g)) {
    x += Number(dx)
    y += Number(dy)
    for (let along = 0; along <= Number(length); along += pitch) dots.push([x + along, y])
    x += Number(length)
  }
  return dots
}
