import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archiveOf } from './archive.ts'

const files: readonly (readonly [string, string | Uint8Array])[] = [
  ['notes/ไทย.txt', 'กระจายข่าว'],
  ['logo.png', new Uint8Array([1, 2, 3])],
]

test('an archive is the same whatever the order of its files and the day it is made', () => {
  const one = archiveOf(new Map(files))
  const other = archiveOf(new Map(files.toReversed()))
  expect(Buffer.compare(one, other)).toBe(0)
})

test('another program opens an archive, Thai names and all', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  writeFileSync(join(folder, 'a.zip'), archiveOf(new Map(files)))
  execFileSync('python3', ['-m', 'zipfile', '-e', 'a.zip', 'out'], { cwd: folder })
  expect(readFileSync(join(folder, 'out/notes/ไทย.txt'), 'utf8')).toBe('กระจายข่าว')
  expect([...readFileSync(join(folder, 'out/logo.png'))]).toEqual([1, 2, 3])
})
