/** One rate on the scale: where it stands (0 to 1 from the scale's start) and how many rows its label hangs down. */
export type Mark<T> = { readonly item: T; readonly at: number; readonly row: number }
export type Hanging<T> = { readonly side: 'left' | 'right'; readonly marks: readonly Mark<T>[] }

/**
 * Hangs every label on a line of its own from the scale. All labels stand on the same side of their lines, and the mark
 * nearest to that side hangs highest: below it no line is left for a label to run into, however close the values are.
 * The side is the one with more room.
 */
export function hangLabels<T extends { value: number }>(items: readonly T[], from: number, to: number): Hanging<T> {
  const placed = items.map((item) => ({ item, at: share(item.value, from, to) }))
  const places = placed.map(({ at }) => at)
  const side = 1 - Math.max(...places) >= Math.min(...places) ? 'right' : 'left'
  const marks = placed
    .toSorted((one, other) => (side === 'right' ? other.at - one.at : one.at - other.at))
    .map((mark, row) => ({ ...mark, row }))
  return { side, marks }
}

/** Values from `from` to `to`, both printed, `step` apart. */
export function scaleTicks(from: number, to: number, step: number): { value: number; at: number }[] {
  const count = Math.round((to - from) / step)
  return Array.from({ length: count + 1 }, (_, index) => {
    const value = from + index * step
    return { value, at: share(value, from, to) }
  })
}

function share(value: number, from: number, to: number): number {
  if (value < from || value > to) throw new RangeError(`${value} is off the scale of ${from} to ${to}`)
  return (value - from) / (to - from)
}
