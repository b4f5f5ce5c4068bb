import { describe, expect, it, test } from 'vitest'
import { formatDocumentTitle, getCanonicalLinks, parseAnalyticsOrigin } from './metadata.ts'

test('a title ends with the product name, unless it contains it', () => {
  expect(formatDocumentTitle('About', 'Krajai Newswire')).toBe('About | Krajai Newswire')
  expect(formatDocumentTitle('Krajai Newswire: press releases', 'Krajai Newswire')).toBe(
    'Krajai Newswire: press releases',
  )
})

test('a page and its translation have the same alternates, and English is the default', () => {
  const site = new URL('https://krajai.example')
  const english = getCanonicalLinks('/about', 'en', site)
  const thai = getCanonicalLinks('/th/about', 'th', site)
  expect(english.canonical).toBe('https://krajai.example/about')
  expect(thai.canonical).toBe('https://krajai.example/th/about')
  expect(thai.alternates).toEqual(english.alternates)
  expect(english.alternates).toEqual([
    { hreflang: 'en', href: 'https://krajai.example/about' },
    { hreflang: 'th', href: 'https://krajai.example/th/about' },
    { hreflang: 'x-default', href: 'https://krajai.example/about' },
  ])
})

describe('the origin of the analytics script', () => {
  it.each([
    ['https://stats.example.com/script.js', 'https://stats.example.com'],
    ['https://stats.example.com:8443/a/b.js?site=1', 'https://stats.example.com:8443'],
    ['/script.js', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is for %j: %j', (source, origin) => expect(parseAnalyticsOrigin(source)).toBe(origin))
})
