import { expect, test } from 'vitest'
import { inBothLanguages, listedPages, pageAt } from './built-site.ts'

/** The pages a page links to in its own language, the switch of languages left out. */
function neighbours(path: string): string[] {
  const { $ } = pageAt(path)
  return $('a[href^="/"]:not([data-language])')
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '', 'http://here').pathname)
}

/** How many clicks each page is from the start; those that cannot be reached are not in it. */
function clicksFrom(start: string): Map<string, number> {
  const known = new Set(listedPages.map(({ path }) => path))
  const clicks = new Map([[start, 0]])
  for (const [path, distance] of clicks) {
    for (const next of neighbours(path)) if (known.has(next) && !clicks.has(next)) clicks.set(next, distance + 1)
  }
  return clicks
}

test.each(inBothLanguages('/'))('every page is at most three clicks from $path', ({ path: home, locale }) => {
  const clicks = clicksFrom(home)
  const far = listedPages.filter((page) => page.locale === locale && (clicks.get(page.path) ?? Infinity) > 3)
  expect(far.map(({ path }) => path)).toEqual([])
})
