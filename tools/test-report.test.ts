import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-report.ts'

describe('readVitestReport', () => {
  const file = (name: string, statuses: string[], status = statuses.includes('failed') ? 'failed' : 'passed') => ({
    name,
    status,
    message: '',
    assertionResults: statuses.map((one, index) => ({ status: one, fullName: `${name} ${index}` })),
  })
  const read = (...testResults: object[]) => readVitestReport(JSON.stringify({ testResults }))

  it('counts tests and names those that did not run', () => {
    expect(read(file('/a', ['passed', 'failed', 'skipped']), file('/b', ['passed', 'todo', 'pending']))).toEqual({
      passed: 2,
      failed: 1,
      skipped: ['/a 2', '/b 1', '/b 2'],
      files: ['/a', '/b'],
    })
  })

  it('counts a file that cannot be imported as a failed test', () => {
    expect(read(file('/a', [], 'failed'), file('/b', ['passed']))).toMatchObject({ passed: 1, failed: 1 })
  })

  it('counts a failing hook, after which all tests have passed, as a failed test', () => {
    expect(read(file('/a', ['passed', 'passed'], 'failed'))).toMatchObject({ passed: 2, failed: 1 })
  })
})

describe('readPlaywrightReport', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const read = (suites: object[], errors: object[] = []) =>
    readPlaywrightReport(JSON.stringify({ config: { rootDir: '/project/tests' }, suites, errors }))

  it('counts tests at every depth and names those that did not run', () => {
    const inner = {
      title: 'in Thai',
      file: 'a.spec.ts',
      specs: [spec('reads', 'skipped'), spec('sends', 'unexpected')],
    }
    const suite = { title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('opens', 'expected')], suites: [inner] }
    expect(read([suite])).toEqual({
      passed: 1,
      failed: 1,
      skipped: ['a.spec.ts › in Thai › reads'],
      files: [join('/project/tests', 'a.spec.ts')],
    })
  })

  it('does not take a test that passed at the second try for a good one', () => {
    const suite = { title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('opens', 'flaky')] }
    expect(read([suite])).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts errors outside the tests', () => {
    expect(read([], [{ message: 'cannot be read' }])).toMatchObject({ passed: 0, failed: 1 })
  })
})
