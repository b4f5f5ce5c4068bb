import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findChromium, requireChromium } from './chromium.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krajai-chromium-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

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

it('says what to install where there is none', () => {
  expect(() => requireChromium({ PATH: root }, [])).toThrow('apt-get install chromium')
})

it('is not asked for by reading the browser tests’ configuration, as programs do that look for what is unused', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(root, 'nowhere'))
  await expect(import('../playwright.config.ts')).resolves.toHaveProperty('default.testDir', './tests/browser')
})
