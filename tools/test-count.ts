/** How many tests a phase of `npm test` ran. What passes or fails as a whole counts as one. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 }

/** What the `json` reporter of either runner wrote; nothing where it left no report or half of one. */
function reported(json: string): Count {
  let report: VitestReport | PlaywrightReport
  try {
    report = JSON.parse(json)
  } catch {
    return NOTHING
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    // There are no retries; if someone allows them, a test that passed at the second try has failed all the same.
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/**
 * Counts a run of Vitest or Playwright. Its report alone is not trusted: a runner that crashed, ran no test, or ended
 * with an error although no test failed (a file that cannot be read, a hook that throws) has failed.
 */
export function countOf(json: string, exitCode: number): Count {
  const count = reported(json)
  const isSound = exitCode === 0 && count.passed + count.failed > 0
  return isSound ? count : { ...count, failed: Math.max(count.failed, 1) }
}

/** The line that ends `npm test`, by which other programs know how it went. */
export function closingLine(counts: readonly Count[]): string {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`
}
