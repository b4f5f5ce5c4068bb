/** Where a value stands on a scale, in percent of the scale's length, a tenth exact. */
export function onScale(value: number, from: number, to: number): string {
  if (to <= from || value < from || value > to) throw new RangeError(`${value} is off the scale of ${from} to ${to}`)
  return `${Math.round(((value - from) / (to - from)) * 1000) / 10}%`
}
