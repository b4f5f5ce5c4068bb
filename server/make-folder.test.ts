import { spawnSync } from 'node:child_process'
import { statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeFolder } from './make-folder.ts'
import { machine, temporaryFolder } from './testing/started-server.ts'

it('makes a folder and those above it, for whom it is said, and leaves one that is there as it is', () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  const path = join(folder, 'a/b/c')
  makeFolder(path, 0o700)
  if (process.platform !== 'win32') {
    expect(['a', 'a/b', 'a/b/c'].map((made) => statSync(join(folder, made)).mode & 0o777)).toEqual([
      0o700, 0o700, 0o700,
    ])
  }
  makeFolder(path, 0o755)
  makeFolder(join(path, '..', 'd'))
  expect(statSync(join(folder, 'a/b/d')).isDirectory()).toBe(true)
})

it('goes through a link to a folder, and says what is none', () => {
  const { folder, remove } = temporaryFolder()
  onTestFinished(remove)
  makeFolder(join(folder, 'there'))
  symlinkSync(join(folder, 'there'), join(folder, 'link'), 'junction')
  makeFolder(join(folder, 'link/in'))
  expect(statSync(join(folder, 'there/in')).isDirectory()).toBe(true)
  writeFileSync(join(folder, 'file'), '')
  for (const path of ['file', 'file/in']) expect(() => makeFolder(join(folder, path))).toThrow(/EEXIST|ENOTDIR/)
})

it.skipIf(process.platform !== 'linux')('ends where a folder that is there says that it is not', () => {
  for (const path of ['/proc/none', '/proc/none/in/it'])
    expect(() => makeFolder(path)).toThrow(/ENOENT.+'\/proc\/none'/)
})

it.skipIf(process.platform !== 'linux')('so that a backup into such a one fails as into others', () => {
  const { signal, status, stderr } = spawnSync(process.execPath, ['tools/backup/backup.ts', '--to', '/proc/none'], {
    cwd: join(import.meta.dirname, '..'),
    env: machine,
    encoding: 'utf8',
    timeout: 10_000,
  })
  expect({ signal, status, stderr }).toEqual({
    signal: null,
    status: 1,
    stderr: expect.stringContaining('No backup was made: ENOENT'),
  })
})
