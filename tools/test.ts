/**
 * `npm test` runs the checks, then Vitest, then Playwright. `npm test -- WORD…` runs only test files whose path contains one of the words.
 * The last line has the sum of all results.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './check.ts'
import { installChromium } from './chromium.ts'
import { installEngines } from './engines.ts'
import { projectFolder } from './project-folder.js'

interface Count {
  passed: number
  failed: number
  skipped?: number
}

const words = process.argv.slice(2)

/** Runs a test runner and returns what `count` reads from its JSON report. A runner without a report counts as failed. */
function runTests<Report>(
  program: string,
  argumentsOf: (report: string) => string[],
  count: (report: Report) => Count,
) {
  const report = join(projectFolder, 'test-results', `${program.split('/')[0]?.replace('@', '')}.json`)
  rmSync(report, { force: true })
  const { status } = spawnSync(process.execPath, [join('node_modules', program), ...argumentsOf(report), ...words], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 1 }
  // An error outside any test also makes a runner fail.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

installChromium()
installEngines()
const counts: Count[] = words.length > 0 ? [] : [runChecks()]
counts.push(
  runTests(
    'vitest/vitest.mjs',
    (report) => ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ({ numPassedTests, numFailedTests, numPendingTests }: VitestReport) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
    }),
  ),
  runTests(
    '@playwright/test/cli.js',
    () => ['test', '--forbid-only', '--pass-with-no-tests', '--reporter=list,json'],
    ({ stats }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  ),
)
const sum = (key: keyof Count) => counts.reduce((total, count) => total + (count[key] ?? 0), 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
