/** A ring of equal circles around the middle: where they cross, they draw the rosette of an engraver's lathe. */
interface Rosette {
  /** How many circles. */
  readonly petals: number
  /** How far the first is turned, in radians. */
  readonly turn: number
}

/** A rosette of a name's own: the same name always gives the same one. */
export function rosetteOf(name: string): Rosette {
  let seed = 7
  for (const character of name) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return { petals: 7 + (seed % 5), turn: ((seed % 97) / 97) * Math.PI }
}

/** A rosette's circles of `radius`, their middles `distance` from 0 0, as one path in whole units: a few bytes each. */
export function petals({ petals, turn }: Rosette, distance: number, radius: number): string {
  return Array.from({ length: petals }, (_, petal) => {
    const angle = turn + (petal / petals) * 2 * Math.PI
    const [x, y] = [Math.round(distance * Math.cos(angle)), Math.round(distance * Math.sin(angle))]
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
  }).join('')
}
