import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled, npmEnvironment } from './install.js'

const tool = { version: '1.0.0', integrity: 'sha512-a' }
const foreign = { version: '1.0.0', integrity: 'sha512-b', optional: true }

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krajai-install-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, packages: object) {
  writeFileSync(join(root, file), JSON.stringify({ packages }))
}

function isInstalledWith(locked: object, installed: object): boolean {
  write('package-lock.json', { '': { name: 'krajai' }, ...locked })
  write('node_modules/.package-lock.json', installed)
  return isInstalled(root)
}

describe('isInstalled', () => {
  it('is true when npm wrote down all that is locked', () => {
    expect(isInstalledWith({ 'node_modules/tool': tool }, { 'node_modules/tool': tool })).toBe(true)
  })

  it('is false where npm did not come to its end', () => {
    write('package-lock.json', { 'node_modules/tool': tool })
    expect(isInstalled(root)).toBe(false)
  })

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/tool': { ...tool, version: '1.0.1' } }],
    ['has another content', { 'node_modules/tool': { ...tool, integrity: 'sha512-c' } }],
  ])('is false when a package %s', (_, installed) => {
    expect(isInstalledWith({ 'node_modules/tool': tool }, installed)).toBe(false)
  })

  it('does not ask for the optional packages of other platforms', () => {
    const locked = { 'node_modules/tool': tool, 'node_modules/foreign': foreign }
    expect(isInstalledWith(locked, { 'node_modules/tool': tool })).toBe(true)
    expect(isInstalledWith(locked, { 'node_modules/tool': tool, 'node_modules/foreign': foreign })).toBe(true)
    const older = { ...foreign, version: '0.9.0' }
    expect(isInstalledWith(locked, { 'node_modules/tool': tool, 'node_modules/foreign': older })).toBe(false)
  })
})

describe('npmEnvironment', () => {
  const versionIn = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['--print', 'process.version + process.noDeprecation'], {
      env,
      encoding: 'utf8',
    }).stdout.trim()

  it('shows npm the pinned Node’s version, whichever Node runs it', () => {
    expect(versionIn(npmEnvironment('30.1.2', { PATH: process.env.PATH }))).toBe('v30.1.2undefined')
  })

  it('keeps the options that are given to Node', () => {
    expect(versionIn(npmEnvironment('30.1.2', { NODE_OPTIONS: '--no-deprecation' }))).toBe('v30.1.2true')
  })
})
