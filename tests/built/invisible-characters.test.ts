import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFolder, builtPages, onEvery } from './built-site.ts'

/** What keeps words together on a line, and is nothing but noise to a program; also as an address writes it. */
const INVISIBLE = /[\u200D\u2060\u200B\u00A0]|%E2%81%A0|%E2%80%8[BD]/i

test('what programs read of a page has no invisible characters', () => {
  const found = builtPages.flatMap(({ path, $ }) => [
    ...[$('title').text(), ...$('meta[content]').map((_, meta) => $(meta).attr('content'))].map((text) => [path, text]),
    ...$('[href], [id], option').map((_, element) => {
      const { href, id } = $(element).attr() ?? {}
      return [
        [
          path,
          `${href ?? ''} ${id ?? ''} ${
            $(element).is('option')
              ? $(element)
                  .text()
                  .replace(/\u00A0/g, '')
              : ''
          }`,
        ],
      ]
    }),
  ])
  expect(found.length).toBeGreaterThan(1000)
  expect(found.filter(([, text]) => INVISIBLE.test(text ?? ''))).toEqual([])
})

test('no manifest, feed, sitemap or text file has any either', () => {
  const files = globSync('**/*.{webmanifest,json,xml,txt}', { cwd: builtFolder })
  onEvery(
    // Articles and the words of islands and instruments are what people read.
    files.filter((file) => !/articles|islands|instruments/.test(file)).map((path) => ({ path })),
    ({ path }) => expect(readFileSync(join(builtFolder, path), 'utf8')).not.toMatch(/[\u2060\u200B\u200D]/),
  )
})
