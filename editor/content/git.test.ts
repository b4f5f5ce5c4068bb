import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentFolder } from './content-folder.ts'
import { GitError, gitOf } from './git.ts'

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
  expect(() => git.committed('a.yaml')).toThrow(GitError)
})
