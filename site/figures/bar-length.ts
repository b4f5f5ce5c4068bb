/** The length of a bar that begins at zero, in percent of the full bar, a tenth exact. */
export function barLength(value: number, full: number): string {
  if (value < 0 || value > full || full === 0) throw new RangeError(`No bar for ${value} of ${full}`)
  return `${Math.round((value / full) * 1000) / 10}%`
}
