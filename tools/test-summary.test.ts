import { expect, it } from 'vitest'
import { summaryOf } from './test-summary.ts'

const lint = { name: 'lint', passed: 1, failed: 0, skipped: [], notes: [], seconds: 0.44 }
const unit = {
  name: 'unit',
  passed: 1200,
  failed: 2,
  skipped: ['a lead › is kept'],
  notes: ['not run: x'],
  seconds: 61,
}

it('is a table, with a line for programs at the end', () => {
  expect(summaryOf([lint]).split('\n')).toEqual([
    'phase  passed  failed  seconds',
    'lint        1       0      0.4',
    '',
    '1 passed, 0 failed',
  ])
})

it('lists what was skipped and why phases failed, and adds everything up', () => {
  expect(summaryOf([lint, unit]).split('\n')).toEqual([
    'Skipped:',
    '  unit: a lead › is kept',
    '',
    'phase  passed  failed  seconds',
    'lint        1       0      0.4',
    'unit     1200       2     61.0',
    'unit: not run: x',
    '',
    '1201 passed, 2 failed',
  ])
})
