import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDownloads } from './find-downloads.ts'

test('each language gets its own downloads, by id', () => {
  const root = mkdtempSync(join(tmpdir(), 'downloads-'))
  mkdirSync(join(root, '.cache/downloads'), { recursive: true })
  const offered = [
    { id: 'logos', languages: ['en', 'th'], path: '/downloads/logos.1.zip' },
    { id: 'strategy-guide', languages: ['en'], path: '/downloads/strategy-guide.en.1.pdf' },
    { id: 'strategy-guide', languages: ['th'], path: '/downloads/strategy-guide.th.1.pdf' },
  ]
  writeFileSync(join(root, '.cache/downloads/offered.json'), JSON.stringify(offered))
  expect(Object.keys(findDownloads('en', root))).toEqual(['logos', 'strategy-guide'])
  expect(findDownloads('th', root)['strategy-guide']?.path).toBe('/downloads/strategy-guide.th.1.pdf')
})

test('there are no downloads before the first build', () => {
  expect(findDownloads('en', '/nowhere/at/all')).toEqual({})
})
