import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtFolder, pageAt } from './built-site.ts'

/** The measured values of the home pages (docs/performance.md) plus 10 %. A slow phone pays for each element several times. */
test.each([
  ['/', 'index.html', { elements: 1_135, bytes: 35_500 }],
  ['/th', 'th.html', { elements: 1_570, bytes: 40_000 }],
])('%s keeps to its number of elements and its bytes, compressed by gzip', (path, file, most) => {
  expect(pageAt(path).$('*').length).toBeLessThanOrEqual(most.elements)
  expect(gzipSync(readFileSync(join(builtFolder, file))).length).toBeLessThanOrEqual(most.bytes)
})
