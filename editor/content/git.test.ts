import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RefusalError } from '../words/refusals.ts'
import { contentFolder } from './content-folder.ts'
import { gitOf } from './git.ts'

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'krajai-git-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const run = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
      cwd: folder,
      stdio: 'ignore',
    })
  writeFileSync(join(folder, 'a.yaml'), 'a: x\n')
  run('init')
  run('add', '.')
  run('commit', '-m', 'One')
  return { folder, git: gitOf(contentFolder(folder)) }
}

test('tells what the last commit has, and which files it has not', () => {
  const { folder, git } = repository()
  writeFileSync(join(folder, 'a.yaml'), 'a: y\n')
  writeFileSync(join(folder, 'b.yaml'), 'b: z\n')
  expect([git.committed('a.yaml'), git.committed('b.yaml')]).toEqual(['a: x\n', undefined])
  expect(git.changes().files.map(({ path, state }) => [path, state])).toEqual([
    ['a.yaml', 'changed'],
    ['b.yaml', 'new'],
  ])
})

test('where git does not answer, no file is taken for a new one', () => {
  const { folder, git } = repository()
  rmSync(join(folder, '.git/objects'), { recursive: true })
  expect(() => git.committed('a.yaml')).toThrow(RefusalError)
})

test('where a repository is another account’s, nothing that its settings name is run, and git is said to refuse', () => {
  const { folder, git } = repository()
  const ran = join(folder, 'ran')
  const hook = join(folder, 'hook.sh')
  writeFileSync(hook, `#!/bin/sh\ntouch '${ran}'\n`, { mode: 0o755 })
  execFileSync('git', ['config', 'core.fsmonitor', hook], { cwd: folder })
  // What git itself is tested with: it takes every folder for that of somebody else, and knows of no exception.
  const environment = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: devNull }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  expect(git.changes()).toEqual({ git: 'refuses', files: [] })
  expect(() => git.committed('a.yaml')).toThrow(RefusalError)
  expect(existsSync(ran)).toBe(false)
  vi.unstubAllEnvs()
  expect(git.changes().git).toBe('answers')
})

test('where there is no repository, git is said not to be there', () => {
  const { folder, git } = repository()
  rmSync(join(folder, '.git'), { recursive: true })
  expect(git.changes()).toEqual({ git: 'absent', files: [] })
})
