import { distance } from 'fastest-levenshtein'

/** `; did you mean NAME?` when a name is so similar that `written` is probably a typing mistake; otherwise empty. */
export function didYouMean(written: string, names: readonly string[]): string {
  const [nearest] = names
    .map((name) => ({ name, steps: distance(written, name) }))
    .toSorted((one, other) => one.steps - other.steps)
  return nearest && nearest.steps <= Math.max(2, written.length / 4) ? `; did you mean ${nearest.name}?` : ''
}
