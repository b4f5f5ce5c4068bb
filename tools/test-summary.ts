import type { Outcome } from './test-outcome.ts'

export interface PhaseResult extends Outcome {
  readonly name: string
  readonly seconds: number
}

const HEADINGS = ['phase', 'passed', 'failed', 'seconds'] as const

/**
 * What stands at the end of `npm test`: the tests that were skipped, a table of the phases, and as the last line
 * `N passed, M failed`, by which other programs know how it went.
 */
export function summaryOf(results: readonly PhaseResult[]): string {
  const lines: string[] = []
  const skipped = results.flatMap((result) => result.skipped.map((name) => `  ${result.name}: ${name}`))
  if (skipped.length > 0) lines.push('Skipped:', ...skipped, '')
  const rows = results.map((result) => [
    result.name,
    String(result.passed),
    String(result.failed),
    result.seconds.toFixed(1),
  ])
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of [HEADINGS, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    lines.push(cells.join('  '))
  }
  const notes = results.flatMap((result) => result.notes.map((note) => `${result.name}: ${note}`))
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  return [...lines, ...notes, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n')
}
