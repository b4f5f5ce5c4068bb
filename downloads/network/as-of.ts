import type { Figure } from '../../site/content/figure.ts'
import type { Words } from '../../site/content/load-content.ts'

/**
 * Of which day figures are, as the ledger says it. What holds until it is changed has no day; where the days of the others differ all
 * are named, and where one is not known that is said.
 */
export function asOf({ ledger }: Words, figures: readonly Figure[]): string {
  const paths = new Set(figures.map(({ path }) => path))
  const days = ledger.groups
    .flatMap(({ lines }) => lines)
    .flatMap(({ figure, how }) => (paths.has(figure.path) ? [how.on ?? ledger.open] : []))
  const counted = new Set(days.filter((day) => day !== ledger.current))
  return `${ledger.fields.on}: ${[...counted].join(' · ') || ledger.current}`
}
