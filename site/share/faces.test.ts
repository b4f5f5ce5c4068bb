import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { plainFont } from './faces.ts'
import { plexMono } from './font-sources.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krajai-faces-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes a plain font once for each of what it is made of, and leaves nothing unfinished', async () => {
  const made = await plainFont(plexMono, folder)
  expect(await plainFont(plexMono, folder)).toBe(made)
  // Other letters, another file.
  expect(await plainFont({ ...plexMono, script: 'both' }, folder)).not.toBe(made)
  expect(readdirSync(folder).every((name) => /-500-[\da-f]{16}\.ttf$/.test(name))).toBe(true)
  expect(readdirSync(folder)).toHaveLength(2)
})
