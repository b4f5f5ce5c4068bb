import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { commitOf } from './commit-of.ts'

let folder: string
const git = (...words: string[]) =>
  spawnSync('git', ['-c', 'user.name=Manee', '-c', 'user.email=manee@example.com', ...words], { cwd: folder })
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

beforeEach(() => {
  const made = temporaryFolder()
  folder = made.folder
  onTestFinished(made.remove)
  git('init', '--quiet')
  write('.gitignore', 'data/\n*.log\n')
  write('price.yaml', 'basic: 299\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
})

it('names the commit that the sources are at, in full or in short', () => {
  expect(commitOf(folder)).toMatch(/^[0-9a-f]{40}$/)
  expect(commitOf(folder, 7)).toBe(commitOf(folder)?.slice(0, 7))
})

it.each([
  ['a change', () => write('price.yaml', 'basic: 199\n')],
  ['what is staged', () => [write('price.yaml', 'basic: 199\n'), git('add', '.')]],
  ['a file that is new', () => write('faq.yaml', 'a: b\n')],
  ['a file that is gone', () => rmSync(join(folder, 'price.yaml'))],
])('says that %s is in no commit', (_what, change) => {
  change()
  expect(commitOf(folder, 7)).toMatch(/^[0-9a-f]{7}-dirty$/)
  expect(commitOf(folder)).toMatch(/^[0-9a-f]{40}-dirty$/)
})

it('leaves out what git is told to', () => {
  write('server.log', 'x')
  expect(commitOf(folder, 7)).toMatch(/^[0-9a-f]{7}$/)
})

it('names none where there is none', () => {
  rmSync(join(folder, '.git'), { recursive: true })
  expect(commitOf(folder)).toBeNull()
})
