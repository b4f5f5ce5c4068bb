/** Ascending whole numbers as they are printed in an index: 1, 2, 3, 7 is `1–3, 7`. No line ends within one. */
export function inRanges(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range && number === range.last + 1) range.last = number
    else ranges.push({ first: number, last: number })
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}\u2060–\u2060${last}`)).join(', ')
}
