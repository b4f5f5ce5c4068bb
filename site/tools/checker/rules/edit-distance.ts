/** How many letters have to be put in, left out or changed to make one word of the other; at most `most`, else more than it. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const change = (before[column - 1] as number) + (one[row - 1] === other[column - 1] ? 0 : 1)
      now.push(Math.min(change, (before[column] as number) + 1, (now[column - 1] as number) + 1))
    }
    if (Math.min(...now) > most) return most + 1
    before = now
  }
  return before[other.length] as number
}
