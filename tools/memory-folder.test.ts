import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryFolder } from './memory-folder.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'krajai-memory-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

describe.skipIf(process.platform !== 'linux')('a folder in memory', () => {
  it('is new, and every account may pass through it', () => {
    const folder = memoryFolder(parent, 0)
    expect(readdirSync(parent).map((name) => join(parent, name))).toEqual([folder])
    expect(statSync(folder ?? '').mode & 0o777).toBe(0o711)
    expect(memoryFolder(parent, 0)).not.toBe(folder)
  })

  it('is nowhere where there is too little room, or no such place', () => {
    expect(memoryFolder(parent, Number.POSITIVE_INFINITY)).toBeUndefined()
    expect(readdirSync(parent)).toEqual([])
    expect(memoryFolder(join(parent, 'nowhere'), 0)).toBeUndefined()
  })

  it('is nowhere where no program can be started', () => {
    // What is written has no right to be executed, as on a file system that is mounted `noexec`.
    const umask = process.umask(0o111)
    try {
      expect(memoryFolder(parent, 0)).toBeUndefined()
    } finally {
      process.umask(umask)
    }
    expect(readdirSync(parent)).toEqual([])
  })

  it('takes the place of what killed processes left, and of nothing else', () => {
    const mine = basename(memoryFolder(parent, 0) ?? '')
    const of = (pid: number) => mine.replace(`-${process.pid}-`, `-${pid}-`)
    // No process has a number of this size.
    const left = of(2 ** 30)
    const others = [of(process.ppid), left.replace(/\d+/, '1'), 'postgres']
    for (const name of [left, ...others]) {
      mkdirSync(join(parent, name))
      writeFileSync(join(parent, name, 'file'), 'x')
    }
    const next = basename(memoryFolder(parent, 0) ?? '')
    expect(readdirSync(parent).toSorted()).toEqual([mine, next, ...others].toSorted())
  })
})
