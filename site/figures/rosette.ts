/** How a person's roundel is turned on the engraver's lathe. */
export type Rosette = { readonly petals: number; readonly turn: number }

/** A rosette of a name's own: the same name always gives the same one. */
export function rosetteOf(name: string): Rosette {
  let seed = 7
  for (const character of name) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return { petals: 9 + (seed % 7), turn: (seed % 97) / 97 }
}

const POINTS_A_PETAL = 6

/** A closed line that swings `swing` to either side of a circle of `radius`, once a petal, around 0 0. */
export function rosettePath({ petals, turn }: Rosette, radius: number, swing: number): string {
  const points = petals * POINTS_A_PETAL
  const path: string[] = []
  for (let point = 0; point < points; point++) {
    const angle = (point / points) * 2 * Math.PI
    const reach = radius + swing * Math.cos((angle + turn) * petals)
    path.push(`${Math.round(reach * Math.cos(angle))} ${Math.round(reach * Math.sin(angle))}`)
  }
  return `M${path.join('L')}Z`
}
