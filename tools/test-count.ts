import { stripVTControlCharacters } from 'node:util'

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
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; ok: boolean; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  results: { error?: { message?: string } }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: PlaywrightSuite[]
}

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 }

/** What the `json` reporter of either runner wrote; nothing where it left no report or half of one. */
function parsed(json: string): VitestReport | PlaywrightReport | undefined {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function reported(json: string): Count {
  const report = parsed(json)
  if (report === undefined) return NOTHING
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

/** The first line of what a runner said of a failure, without the colours of a terminal. */
function firstLine(message = ''): string {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? ''
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/**
 * A line for each test that failed: where it stands, its name, and the first line of what was wrong. `npm test` prints
 * them last, since whoever sees only the end of a long log wants to know just this.
 */
export function failuresOf(json: string): string[] {
  const report = parsed(json)
  if (report === undefined) return []
  if ('stats' in report) {
    return (report.suites ?? [])
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const said = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message
        return `${file}:${line} › ${title}: ${firstLine(said)}`
      })
  }
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    // A file that could not even be read has a message, and no test.
    if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : []
    return failed.map((result) => `${name} › ${result.fullName}: ${firstLine(result.failureMessages?.[0])}`)
  })
}

/** The line that ends `npm test`, by which other programs know how it went. */
export function closingLine(counts: readonly Count[]): string {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`
}
