import { join } from 'node:path'

/** What a test runner says it did, whichever runner it was. */
export interface TestReport {
  readonly passed: number
  readonly failed: number
  /** The names of the tests that did not run. */
  readonly skipped: readonly string[]
  /** The absolute paths of the test files that were read. */
  readonly files: readonly string[]
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
  errors: unknown[]
}

/**
 * Reads the report of Vitest's `json` reporter. A file that fails outside its tests (it cannot be imported, or a hook
 * throws) counts as one failed test: its own tests may all have passed, or be none.
 */
export function readVitestReport(json: string): TestReport {
  const { testResults } = JSON.parse(json) as VitestReport
  const tests = testResults.flatMap((file) => file.assertionResults)
  const failedTests = tests.filter(({ status }) => status === 'failed').length
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  ).length
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failedTests + brokenFiles,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
    files: testResults.map(({ name }) => name),
  }
}

/** All tests below a suite, with the titles that lead to each. */
function testsIn(suite: PlaywrightSuite, path: readonly string[] = []): { name: string; status: string }[] {
  const titles = [...path, suite.title]
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ name: [...titles, title].join(' › '), status })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, titles))]
}

/**
 * Reads the report of Playwright's `json` reporter. Errors outside any test (a file that cannot be read, a forbidden
 * `test.only`) count as one failed test each.
 */
export function readPlaywrightReport(json: string): TestReport {
  const { config, suites, errors } = JSON.parse(json) as PlaywrightReport
  const tests = suites.flatMap((suite) => testsIn(suite))
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    // There are no retries; if someone allows them, a test that passed at the second try has failed all the same.
    failed: tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').length + errors.length,
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ name }) => name),
    files: suites.map(({ file }) => join(config.rootDir, file)),
  }
}
