import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { memoryFolder } from './memory-folder.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'krajai-memory-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

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
