import { describe, expect, it } from 'vitest'
import { closingLine, countOf } from './test-count.ts'

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

it('the last line adds everything up, and names what was skipped only where something was', () => {
  const lint = { passed: 1, failed: 0, skipped: 0 }
  expect(closingLine([lint])).toBe('1 passed, 0 failed')
  expect(closingLine([lint, { passed: 1200, failed: 2, skipped: 3 }])).toBe('1201 passed, 2 failed, 3 skipped')
})
