import { describe, expect, it } from 'vitest'
import { runnerOutcome } from './test-outcome.ts'

const report = { passed: 2, failed: 0, skipped: [], files: ['/p/a.test.ts', '/p/b.test.ts'] }
const end = { report, exitCode: 0, expectedFiles: report.files, folder: '/p' }

describe('runnerOutcome', () => {
  it('counts what the runner reports', () => {
    expect(runnerOutcome(end)).toEqual({ passed: 2, failed: 0, skipped: [], notes: [] })
    const failed = { ...report, failed: 3, skipped: ['x'] }
    expect(runnerOutcome({ ...end, report: failed, exitCode: 1 })).toEqual({
      passed: 2,
      failed: 3,
      skipped: ['x'],
      notes: [],
    })
  })

  it.each([
    ['left no report', { report: undefined, exitCode: 134 }, 'ended with 134 and left no report'],
    ['failed although no test did', { exitCode: 1 }, 'ended with 1'],
    ['left out a file', { expectedFiles: [...report.files, '/p/c.test.ts'] }, 'not run: c.test.ts'],
    ['ran no test', { report: { ...report, passed: 0, skipped: ['x'] } }, 'no test was run'],
  ])('fails a runner that %s', (_, change, note) => {
    const outcome = runnerOutcome({ ...end, ...change })
    expect(outcome.failed).toBe(1)
    expect(outcome.notes.join()).toContain(note)
  })
})
