import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { mergeBranch } from './merge-branch.ts'

const project = mkdtempSync(join(tmpdir(), 'krajai-branch-'))
afterAll(() => rmSync(project, { recursive: true }))

const git = (...words: string[]) =>
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...words], { cwd: project })

test('what the hosted editor writes anew becomes one changed line, with comments and order as before', () => {
  cpSync('content', join(project, 'content'), { recursive: true })
  git('init', '--initial-branch=main')
  git('add', '.')
  git('commit', '--message=start')
  git('checkout', '-b', 'edited')
  const path = 'content/en/pages/faq.yaml'
  const before = readFileSync(path, 'utf8')
  const data = parse(before)
  const written = {
    ...data,
    tiles: 'Changed text',
    questions: data.questions.map((question: object) => ({ open: '', ...question })),
  }
  writeFileSync(join(project, path), stringify(written))
  git('commit', '--all', '--message=edit')

  expect(mergeBranch(project, 'main')).toEqual([path])
  const lines = before.split('\n')
  const after = readFileSync(join(project, path), 'utf8').split('\n')
  expect(after.filter((line, at) => line !== lines[at])).toEqual(['tiles: Changed text'])
})
