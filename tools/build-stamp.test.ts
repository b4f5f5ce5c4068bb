import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readStamp, stampOf, withoutSettings, writeStamp } from './build-stamp.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krajai-stamp-'))
  mkdirSync(join(root, 'site/pages'), { recursive: true })
  mkdirSync(join(root, 'content'))
  mkdirSync(join(root, 'server'))
  writeFileSync(join(root, 'site/pages/index.astro'), '<p>one</p>')
  writeFileSync(join(root, 'content/facts.yaml'), 'outlets: 1')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('stampOf', () => {
  it('stays the same while nothing changes but a date', () => {
    const before = stampOf(root, {})
    utimesSync(join(root, 'content/facts.yaml'), new Date(), new Date(0))
    expect(stampOf(root, {})).toBe(before)
  })

  it.each(['site/pages/index.astro', 'content/facts.yaml', 'contract', 'astro.config.ts', 'tools', '.env.local'])(
    'changes with %s',
    (path) => {
      const before = stampOf(root, {})
      writeFileSync(join(root, path), 'something else')
      expect(stampOf(root, {})).not.toBe(before)
    },
  )

  it('changes when a file moves, or goes', () => {
    const before = stampOf(root, {})
    renameSync(join(root, 'site/pages/index.astro'), join(root, 'site/pages/about.astro'))
    const moved = stampOf(root, {})
    rmSync(join(root, 'site/pages/about.astro'))
    expect(new Set([before, moved, stampOf(root, {})]).size).toBe(3)
  })

  it('tells apart what stands at the end of one file and the start of the next', () => {
    writeFileSync(join(root, 'content/facts.yaml'), 'ab')
    writeFileSync(join(root, 'content/more.yaml'), 'c')
    const before = stampOf(root, {})
    writeFileSync(join(root, 'content/facts.yaml'), 'a')
    writeFileSync(join(root, 'content/more.yaml'), 'bc')
    expect(stampOf(root, {})).not.toBe(before)
  })

  it('changes with the settings that reach the pages, and no others', () => {
    const before = stampOf(root, {})
    expect(stampOf(root, { SITE_URL: 'https://krajai.example' })).not.toBe(before)
    expect(stampOf(root, { PUBLIC_ANALYTICS_SRC: '/a.js' })).not.toBe(before)
    expect(stampOf(root, { SITE_URL: '', PUBLIC_ANALYTICS_SRC: '' })).toBe(before)
    expect(stampOf(root, { PORT: '4000', SMTP_URL: 'smtp://mail.example' })).toBe(before)
    expect(stampOf(root, withoutSettings({ SITE_URL: 'https://krajai.example', PUBLIC_ANALYTICS_SRC: '/a.js' }))).toBe(
      before,
    )
  })

  it.each(['.env.local', '.env.production'])("does not change for the tests with a developer's %s", async (file) => {
    const forTests = withoutSettings({ PUBLIC_ANALYTICS_SRC: '/a.js' })
    const before = stampOf(root, forTests)
    writeFileSync(join(root, file), 'PUBLIC_ANALYTICS_SRC=/a.js')
    expect(stampOf(root, forTests)).toBe(before)
  })

  it('does not change with the server, which is not built', () => {
    const before = stampOf(root, {})
    writeFileSync(join(root, 'server/main.ts'), '')
    expect(stampOf(root, {})).toBe(before)
  })
})

it('a stamp is read back, and is missing where no build ended', () => {
  expect(readStamp(root)).toBeUndefined()
  expect(readStamp(join(root, 'nowhere'))).toBeUndefined()
  writeStamp(root, 'abc')
  expect(readStamp(root)).toBe('abc')
})
