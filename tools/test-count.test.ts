import { describe, expect, it } from 'vitest'
import { closingLine, countOf, failuresOf } from './test-count.ts'

const vitest = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 2, numTodoTests: 1 })
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 1 } })

describe('countOf', () => {
  it('counts what the runners report', () => {
    expect(countOf(vitest(7, 0), 0)).toEqual({ passed: 7, failed: 0, skipped: 3 })
    expect(countOf(vitest(7, 4), 1)).toEqual({ passed: 7, failed: 4, skipped: 3 })
    expect(countOf(playwright(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 1 })
  })

  it('does not take a test that passed at the second try for a good one', () => {
    expect(countOf(playwright(5, 0, 1), 0).failed).toBe(1)
  })

  it.each([
    ['left no report', '', 134],
    ['left half a report', vitest(7, 0).slice(0, -9), 0],
    ['ran no test', vitest(0, 0), 0],
    ['ended with an error although no test failed', vitest(7, 0), 1],
  ])('fails a runner that %s', (_, json, exitCode) => {
    expect(countOf(json, exitCode).failed).toBe(1)
  })
})

describe('failuresOf', () => {
  it('names the tests of Vitest, and a file that could not be read', () => {
    const assertionResults = [
      { fullName: 'a sum adds', status: 'passed' },
      { fullName: 'a sum stops', status: 'failed', failureMessages: ['\u001b[31mError: 1\u001b[39m\n  at sum.ts'] },
    ]
    const testResults = [
      { name: '/p/sum.test.ts', status: 'failed', assertionResults },
      { name: '/p/broken.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      { name: '/p/good.test.ts', status: 'passed', message: '', assertionResults: [] },
    ]
    expect(failuresOf(JSON.stringify({ numFailedTests: 1, testResults }))).toEqual([
      '/p/sum.test.ts › a sum stops: Error: 1',
      '/p/broken.test.ts: No such module',
    ])
  })

  it('names the tests of Playwright, however deep they stand', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      file: 'menu.spec.ts',
      line: 4,
      ok,
      tests: [{ results: ok ? [{}] : [{ error: { message: 'Error: closed' } }] }],
    })
    const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }]
    expect(failuresOf(JSON.stringify({ stats: {}, suites }))).toEqual(['menu.spec.ts:4 › closes: Error: closed'])
  })

  it('has nothing to name where there is no report', () => {
    expect(failuresOf('')).toEqual([])
  })
})

it('the last line adds everything up, and names what was skipped only where something was', () => {
  const lint = { passed: 1, failed: 0, skipped: 0 }
  expect(closingLine([lint])).toBe('1 passed, 0 failed')
  expect(closingLine([lint, { passed: 1200, failed: 2, skipped: 3 }])).toBe('1201 passed, 2 failed, 3 skipped')
})
