import { distance } from 'fastest-levenshtein'

/** A name so similar that what is written is probably a typing mistake. */
export function didYouMean(written: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, steps: distance(written, name) }))
    .toSorted((one, other) => one.steps - other.steps)
  return nearest && nearest.steps <= Math.max(2, written.length / 4) ? nearest.name : undefined
}
