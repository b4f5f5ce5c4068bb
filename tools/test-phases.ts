import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Check, checks, runCheck } from './checks.ts'
import { ChromiumError } from './chromium.ts'
import { ensureChromium } from './install-chromium.ts'
import { runProcess } from './run-process.js'
import { projectFolder } from './runtime.js'
import { testFiles } from './test-files.ts'
import { brokenOutcome, idleOutcome, type Outcome, runnerOutcome, wholeOutcome } from './test-outcome.ts'
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-report.ts'

/** Somebody asked to stop: nothing more is started. */
export class Stopped extends Error {
  override name = 'Stopped' as const
}

/** Runs `node ARGUMENTS` in the project's folder and returns its exit code. */
async function node(nodeArguments: readonly string[]): Promise<number> {
  const { exitCode, stoppedBy } = await runProcess(process.execPath, nodeArguments, { cwd: projectFolder })
  if (stoppedBy) throw new Stopped(stoppedBy)
  return exitCode
}

async function check(one: Check): Promise<Outcome> {
  const { passed, stoppedBy } = await runCheck(one)
  if (stoppedBy) throw new Stopped(stoppedBy)
  return wholeOutcome(passed)
}

interface Runner {
  readonly command: readonly string[]
  /** Where it writes its report, in the project's folder. */
  readonly reportPath: string
  readonly read: (json: string) => TestReport
  readonly patterns: readonly string[]
}

/** @param filters parts of paths: only test files with one of them in theirs are run, all if there is none */
async function runTests({ command, reportPath, read, patterns }: Runner, filters: readonly string[]): Promise<Outcome> {
  const expectedFiles = globSync(patterns, { cwd: projectFolder })
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .map((file) => join(projectFolder, file))
  if (expectedFiles.length === 0) return idleOutcome('there are no test files')
  const path = join(projectFolder, reportPath)
  rmSync(path, { force: true })
  const exitCode = await node([...command, ...filters])
  let report: TestReport | undefined
  if (existsSync(path)) {
    try {
      report = read(readFileSync(path, 'utf8'))
    } catch (error) {
      return brokenOutcome(`the report of the test runner cannot be read: ${(error as Error).message}`)
    }
  }
  return runnerOutcome({ report, exitCode, expectedFiles, folder: projectFolder })
}

function vitest(phase: string, projects: readonly ('node' | 'jsdom' | 'built')[]): Runner {
  const reportPath = `test-results/${phase}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`]
  const chosen = projects.map((project) => `--project=${project}`)
  return {
    command: ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters],
    reportPath,
    read: readVitestReport,
    patterns: projects.flatMap((project) => testFiles[project]),
  }
}

const playwright: Runner = {
  command: ['node_modules/@playwright/test/cli.js', 'test'],
  // As in playwright.config.ts.
  reportPath: 'test-results/browser.json',
  read: readPlaywrightReport,
  patterns: testFiles.browser,
}

async function browser(filters: readonly string[]): Promise<Outcome> {
  try {
    await ensureChromium(process.env)
  } catch (error) {
    if (error instanceof ChromiumError) return brokenOutcome(error.message)
    throw error
  }
  return await runTests(playwright, filters)
}

export interface Phase {
  readonly name: string
  /** Whether it reads `dist/`. */
  readonly needsBuild: boolean
  readonly run: (filters: readonly string[]) => Promise<Outcome>
}

/** Everything `npm test` does, in this order. */
export const phases: readonly Phase[] = [
  { name: 'types', needsBuild: false, run: () => check(checks.types) },
  { name: 'lint', needsBuild: false, run: () => check(checks.lint) },
  { name: 'unit', needsBuild: false, run: (filters) => runTests(vitest('unit', ['node', 'jsdom']), filters) },
  { name: 'build', needsBuild: false, run: async () => wholeOutcome((await node(['tools/build.ts'])) === 0) },
  { name: 'built', needsBuild: true, run: (filters) => runTests(vitest('built', ['built']), filters) },
  { name: 'browser', needsBuild: true, run: browser },
]

/** Builds what is not built yet, for a phase that is run alone. */
export async function buildIfNeeded(): Promise<boolean> {
  return (await node(['tools/build.ts', '--if-needed'])) === 0
}
