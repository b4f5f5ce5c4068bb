import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDownloads } from './find-downloads.ts'

test('files are found by name, and a language has its own before the common ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'downloads-'))
  mkdirSync(join(folder, 'th'))
  writeFileSync(join(folder, 'logos.zip'), 'logos')
  writeFileSync(join(folder, 'fact-sheet.pdf'), 'facts')
  writeFileSync(join(folder, 'th', 'fact-sheet.pdf'), 'Thai facts')
  expect(findDownloads('en', folder)).toEqual({
    logos: { href: '/downloads/logos.zip', size: 5 },
    'fact-sheet': { href: '/downloads/fact-sheet.pdf', size: 5 },
  })
  expect(findDownloads('th', folder)['fact-sheet']).toEqual({ href: '/downloads/th/fact-sheet.pdf', size: 10 })
})

test('without a folder there is nothing to download', () => {
  expect(findDownloads('en', '/nowhere/at/all')).toEqual({})
})
