import { expect, test } from 'vitest'
import { inBothLanguages, listedPages, pageAt } from './built-site.ts'

/** The pages that a page links to, without the language switch. */
function findLinkedPages(path: string): string[] {
  const { $ } = pageAt(path)
  return $('a[href^="/"]:not([data-language])')
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '', 'http://here').pathname)
}

/** Counts the clicks from the start to each page that can be reached. */
function countClicks(start: string): Map<string, number> {
  const known = new Set(listedPages.map(({ path }) => path))
  const clicks = new Map([[start, 0]])
  for (const [path, distance] of clicks) {
    for (const next of findLinkedPages(path)) if (known.has(next) && !clicks.has(next)) clicks.set(next, distance + 1)
  }
  return clicks
}

test.each(inBothLanguages('/'))('every page is at most three clicks from $path', ({ path: home, locale }) => {
  const clicks = countClicks(home)
  const far = listedPages.filter((page) => page.locale === locale && (clicks.get(page.path) ?? Infinity) > 3)
  expect(far.map(({ path }) => path)).toEqual([])
})
