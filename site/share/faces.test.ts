import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { plainFont, type Source } from './faces.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krajai-faces-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const mono: Source = {
  file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
  weight: 500,
  script: 'latin',
}

it('makes a plain font once for each of what it is made of, and leaves nothing unfinished', async () => {
  const made = await plainFont(mono, folder)
  expect(await plainFont(mono, folder)).toBe(made)
  // Other letters, another file.
  expect(await plainFont({ ...mono, script: 'both' }, folder)).not.toBe(made)
  expect(readdirSync(folder).every((name) => /-500-[\da-f]{16}\.ttf$/.test(name))).toBe(true)
  expect(readdirSync(folder)).toHaveLength(2)
})
