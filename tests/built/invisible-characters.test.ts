import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFolder, onEvery } from './built-site.ts'

/** Joiners, spaces of no width and soft hyphens: as a character, as an entity, or as an address writes them. */
const MARK =
  /[\u200B-\u200D\u2060\uFEFF\u00AD]|&(?:#8203|#8205|#8288|#173|#x200b|#x200d|#x2060|#xad|zwj|zwnj|shy);|%E2%81%A0|%E2%80%8[BD]/i

// Inside Thai words they break search and speech output.
test('no page, feed, sitemap or data file has an invisible mark in its text or attributes', () => {
  const files = globSync('**/*.{html,json,txt,webmanifest,xml}', { cwd: builtFolder })
  onEvery(
    files.map((path) => ({ path })),
    ({ path }) => expect(readFileSync(join(builtFolder, path), 'utf8')).not.toMatch(MARK),
  )
})
