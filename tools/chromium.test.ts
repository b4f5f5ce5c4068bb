import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chromiumFlags, findChromium, requireChromium } from './chromium.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krajai-chromium-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function makeProgram(path: string, mode = 0o755): string {
  const program = join(root, path)
  mkdirSync(join(program, '..'), { recursive: true })
  writeFileSync(program, '')
  chmodSync(program, mode)
  return program
}

describe('findChromium', () => {
  it('finds nothing where nothing is', () => {
    expect(findChromium({})).toBeUndefined()
    expect(findChromium({ PATH: root })).toBeUndefined()
  })

  it.each(['chromium', 'chromium-browser', 'google-chrome'])('finds %s in PATH', (name) => {
    const program = makeProgram(`second/${name}`)
    expect(findChromium({ PATH: [join(root, 'first'), join(root, 'second')].join(delimiter) })).toBe(program)
  })

  it('passes over folders and files that are no programs', () => {
    mkdirSync(join(root, 'first/chromium'), { recursive: true })
    makeProgram('second/chromium', 0o644)
    const program = makeProgram('third/chromium')
    const folders = ['first', 'second', 'third'].map((folder) => join(root, folder))
    expect(findChromium({ PATH: folders.join(delimiter) })).toBe(program)
  })

  it('takes CHROMIUM_PATH before anything else', () => {
    makeProgram('chromium')
    const chosen = makeProgram('chosen/browser')
    expect(findChromium({ PATH: root, CHROMIUM_PATH: chosen })).toBe(chosen)
  })

  it('does not go on when CHROMIUM_PATH names no program', () => {
    makeProgram('chromium')
    expect(() => findChromium({ PATH: root, CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('CHROMIUM_PATH')
  })
})

it('says what to install', () => {
  expect(() => requireChromium({ PATH: root })).toThrow('apt-get install chromium')
})

it('gives up the sandbox for root alone', () => {
  expect(chromiumFlags(0)).toContain('--no-sandbox')
  expect(chromiumFlags(1000)).not.toContain('--no-sandbox')
  expect(chromiumFlags(undefined)).not.toContain('--no-sandbox')
})
