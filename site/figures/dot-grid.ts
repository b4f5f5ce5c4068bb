/** A dot of a map, in the integer units of that map's view box. */
export type Dot = readonly [x: number, y: number]

/** A hexagonal grid: rows `row` apart, dots `pitch` apart, every other row moved by half a pitch. */
type Grid = { readonly pitch: number; readonly row: number; readonly origin: Dot }

/** Every dot of the grid within the box and accepted by `keep`, row by row from the left. The origin is one of them. */
export function gridDots(grid: Grid, width: number, height: number, keep: (dot: Dot) => boolean): Dot[] {
  const [originX, originY] = grid.origin
  const dots: Dot[] = []
  const firstRow = -Math.floor(originY / grid.row)
  for (let row = firstRow; originY + row * grid.row <= height; row++) {
    const shift = row % 2 === 0 ? 0 : grid.pitch / 2
    const start = (originX + shift) % grid.pitch
    for (let x = start; x <= width; x += grid.pitch) {
      const dot: Dot = [x, originY + row * grid.row]
      if (keep(dot)) dots.push(dot)
    }
  }
  return dots
}

/**
 * Makes a map's dots once for each fineness.
 *
 * @param finer how many dots there are, each way, where a page has one: in print they can be closer. Such a grid is as many
 *   times larger than the view box, because its dots lie on whole units.
 */
export function madeOnce(dotsOf: (finer: number) => Dot[]): (finer?: number) => Dot[] {
  const made = new Map<number, Dot[]>()
  return (finer = 1) => {
    const dots = made.get(finer) ?? dotsOf(finer)
    made.set(finer, dots)
    return dots
  }
}

/**
 * One path for all dots: each unbroken run of a row is a single line, to be stroked with round caps and
 * `stroke-dasharray="0 pitch"`. The dash pattern starts afresh at every move, and a dash of no length is drawn
 * as its two caps: a dot. A tenth of the bytes of one stroke a dot. Lines are one unit longer than their dots need,
 * because browsers disagree about a dash that begins on the very end.
 */
export function encodeDots(dots: readonly Dot[], pitch: number): string {
  let path = ''
  let pen: Dot = [0, 0]
  for (let first = 0; first < dots.length; ) {
    const [x, y] = at(dots, first)
    let last = first
    while (last + 1 < dots.length && at(dots, last + 1)[1] === y && at(dots, last + 1)[0] === at(dots, last)[0] + pitch)
      last++
    const length = (last - first) * pitch + 1
    path += `m${x - pen[0]}${y < pen[1] ? '' : ' '}${y - pen[1]}h${length}`
    pen = [x + length, y]
    first = last + 1
  }
  return path
}

function at(dots: readonly Dot[], index: number): Dot {
  const dot = dots[index]
  if (!dot) throw new RangeError(`No dot ${index}`)
  return dot
}
