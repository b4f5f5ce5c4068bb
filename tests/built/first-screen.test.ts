import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtFolder, builtPages, onEvery } from './built-site.ts'

/** What a server may send before it has heard from the visitor: ten segments (RFC 6928). */
const FIRST_ROUND_TRIP = 14_600
/** The answer's headers, of which the content security policy is two thirds. */
const HEADERS = 1500

test.each(['index.html', 'th.html'])('the whole first screen of %s comes with the first round trip', (file) => {
  const html = readFileSync(join(builtFolder, file), 'utf8')
  const hero = html.indexOf('<section class="hero')
  expect(hero).toBeGreaterThan(0)
  const untilHeroEnds = html.slice(0, html.indexOf('</section>', hero))
  expect(untilHeroEnds).toContain('</svg>')
  expect(HEADERS + brotliCompressSync(untilHeroEnds).length).toBeLessThanOrEqual(FIRST_ROUND_TRIP)
})

test('no page waits for a style sheet before it shows its first heading', () => {
  onEvery(builtPages, ({ $ }) => {
    const inOrder = $('h1, link[rel=stylesheet]').toArray()
    expect(inOrder.map(({ name }) => name)).toEqual(['h1', 'link'])
  })
})
