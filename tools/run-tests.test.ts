import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { projectFolder } from './runtime.js'

function runTests(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run-tests.ts', ...words], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr, last: stdout.trimEnd().split('\n').at(-1) }
}

it.each([
  ['a mistyped path', ['tools/run-tsets.test.ts']],
  ['a path with which the named phase has nothing to do', ['browser', 'tools/run-tests.test.ts']],
  ['the end of a path, which may be that of several', ['cli/main.ts']],
  ['one mistyped path of two', ['tools/run-tests.test.ts', 'tools/nothing.ts']],
  ['an option', ['--watch']],
])('%s fails, and says so in the last line', (_, words) => {
  const { status, said, last } = runTests(...words)
  expect(status).toBe(1)
  expect(said).toContain(`There is no test file for ${words.at(-1)}`)
  expect(last).toBe('0 passed, 1 failed')
})

it('a file in any spelling of its name runs the tests beside it, and nothing else', () => {
  const { status, said, last } = runTests('tools/free-port.ts', './tools/free-port.ts', 'free-port.ts')
  expect(said).toContain('tools/free-port.test.ts')
  expect(last).toBe('1 passed, 0 failed')
  expect(status).toBe(0)
})
