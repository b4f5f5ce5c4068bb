import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { openToRead, pack } from './pack.ts'

/** Another tar, such as that of macOS, lists what is in an archive in another way. */
const isGnuTar = () => spawnSync('tar', ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU tar') ?? false

it.runIf(isGnuTar())(
  'a release belongs to root, who unpacks it, and everybody may read it and nobody else write',
  () => {
    const { folder, remove } = temporaryFolder()
    onTestFinished(remove)
    const release = join(folder, 'krajai-1')
    mkdirSync(join(release, 'deploy'), { recursive: true })
    writeFileSync(join(release, 'package.json'), '{}')
    writeFileSync(join(release, '.nvmrc'), '26.10.0\n', { mode: 0o640 })
    writeFileSync(join(release, 'deploy/switch'), '#!/bin/sh\n')
    chmodSync(join(release, 'package.json'), 0o600)
    chmodSync(join(release, 'deploy/switch'), 0o770)
    chmodSync(join(release, 'deploy'), 0o777)
    // As root, who may, it is somebody else's.
    if (process.getuid?.() === 0) chownSync(join(release, 'package.json'), 1000, 1000)
    openToRead(release)
    const archive = pack(release)
    expect(archive).toBe(`${release}.tar.gz`)
    expect(existsSync(release)).toBe(false)
    const { stdout } = spawnSync('tar', ['-tvzf', archive, '--numeric-owner'], { encoding: 'utf8' })
    const entries = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/))
      .map((words) => `${words[0]} ${words[1]} ${words.at(-1)}`)
    expect(entries.sort()).toEqual([
      '-rw-r--r-- 0/0 krajai-1/.nvmrc',
      '-rw-r--r-- 0/0 krajai-1/package.json',
      '-rwxr-xr-x 0/0 krajai-1/deploy/switch',
      'drwxr-xr-x 0/0 krajai-1/',
      'drwxr-xr-x 0/0 krajai-1/deploy/',
    ])
  },
)
