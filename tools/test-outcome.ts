import { relative } from 'node:path'
import type { TestReport } from './test-report.ts'

/** What a phase of `npm test` counts for. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: readonly string[]
  /** Why a phase failed or did nothing, where its own output does not say so. */
  readonly notes: readonly string[]
}

/** Of something that passes or fails as a whole. */
export function wholeOutcome(passed: boolean): Outcome {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [], notes: [] }
}

/** Of a phase that could not do its work: one failure, with its reason. */
export function brokenOutcome(note: string): Outcome {
  return { passed: 0, failed: 1, skipped: [], notes: [note] }
}

/** Of a phase that has nothing to do, or must wait for another one to be put right. */
export function idleOutcome(note: string): Outcome {
  return { passed: 0, failed: 0, skipped: [], notes: [note] }
}

interface RunnerEnd {
  /** What the runner wrote, or nothing when it left no readable report. */
  readonly report: TestReport | undefined
  readonly exitCode: number
  /** The absolute paths of the test files it should have read. */
  readonly expectedFiles: readonly string[]
  readonly folder: string
}

/**
 * Counts a run of Vitest or Playwright, and trusts none of its parts alone: a runner that crashed, left out a file or
 * ended with an error although no test failed has failed.
 */
export function runnerOutcome({ report, exitCode, expectedFiles, folder }: RunnerEnd): Outcome {
  if (!report) return brokenOutcome(`the test runner ended with ${exitCode} and left no report`)
  const notes: string[] = []
  const unread = expectedFiles.filter((file) => !report.files.includes(file))
  if (unread.length > 0) notes.push(`not run: ${unread.map((file) => relative(folder, file)).join(', ')}`)
  if (report.passed + report.failed === 0) notes.push('no test was run')
  if (exitCode !== 0 && report.failed === 0) notes.push(`the test runner ended with ${exitCode}, see above`)
  return { passed: report.passed, failed: report.failed + notes.length, skipped: report.skipped, notes }
}
