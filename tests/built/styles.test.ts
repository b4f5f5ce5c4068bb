import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFolder, builtPages, onEvery } from './built-site.ts'

test('every page links one style sheet, the same one', () => {
  const sheets = builtPages.map(({ $ }) =>
    $('link[rel=stylesheet]')
      .map((_, link) => $(link).attr('href'))
      .get(),
  )
  expect([...new Set(sheets.map(String))]).toEqual([expect.stringMatching(/^\/_astro\/[\w.-]+\.css$/)])
})

/** A property without a value, which a browser drops. A custom property may be empty. */
const WITHOUT_VALUE = /[{;]\s*[a-z][a-z-]*:\s*[;}]/g

test('no declaration has lost its value on its way into a style sheet', () => {
  const sheets = globSync('**/*.css', { cwd: builtFolder }).map((path) => ({ path }))
  onEvery(sheets, ({ path }) => {
    expect(readFileSync(join(builtFolder, path), 'utf8').match(WITHOUT_VALUE)).toBeNull()
  })
})
