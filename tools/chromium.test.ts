import type { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findChromium, findHeadlessShell, hasThaiFont, requireChromium } from './chromium.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krajai-chromium-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function makeProgram(path: string): string {
  const program = join(root, path)
  mkdirSync(join(program, '..'), { recursive: true })
  writeFileSync(program, '')
  return program
}

it('is the first one in PATH, by any of its names', () => {
  const program = makeProgram('second/google-chrome')
  expect(findChromium({ PATH: [join(root, 'first'), join(root, 'second')].join(delimiter) })).toBe(program)
})

it('is the one of CHROMIUM_PATH before any other, and no other', () => {
  makeProgram('chromium')
  const chosen = makeProgram('chosen/browser')
  expect(findChromium({ PATH: root, CHROMIUM_PATH: chosen })).toBe(chosen)
  expect(() => requireChromium({ PATH: root, CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH is /nowhere/chromium',
  )
})

it('has its headless shell beside it, unless CHROMIUM_PATH says what to test with', () => {
  const chosen = makeProgram('chosen/browser')
  expect(findHeadlessShell({ PATH: root })).toBeUndefined()
  const shell = makeProgram('chromium-headless-shell')
  expect(findHeadlessShell({ PATH: root })).toBe(shell)
  expect(findHeadlessShell({ PATH: root, CHROMIUM_PATH: chosen })).toBeUndefined()
  expect(findChromium({ PATH: root }, [])).toBeUndefined()
})

it('says what to install where there is none', () => {
  expect(() => requireChromium({ PATH: root }, [])).toThrow('apt-get install chromium')
})

it.each([
  ['a machine that has letters for Thai', '/usr/share/fonts/Loma.ttf: \n', undefined, true],
  ['a machine that has none', '', undefined, false],
  ['a machine without fontconfig', null, new Error('ENOENT'), undefined],
])('%s is known', (_, stdout, error, has) => {
  const run = (() => ({ stdout, error })) as unknown as typeof spawnSync
  expect(hasThaiFont(run)).toBe(has)
})
