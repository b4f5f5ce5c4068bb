import { expect, test } from 'vitest'
import { canonicalLinks, documentTitle } from './metadata.ts'

test('a title is suffixed with the product name, once', () => {
  expect(documentTitle('About', 'Krajai Newswire')).toBe('About | Krajai Newswire')
  expect(documentTitle('Krajai Newswire: press releases', 'Krajai Newswire')).toBe('Krajai Newswire: press releases')
})

test('a page and its counterpart name each other, and English is the default of both', () => {
  const site = new URL('https://krajai.example')
  const english = canonicalLinks('/about', 'en', site)
  const thai = canonicalLinks('/th/about', 'th', site)
  expect(english.canonical).toBe('https://krajai.example/about')
  expect(thai.canonical).toBe('https://krajai.example/th/about')
  expect(thai.alternates).toEqual(english.alternates)
  expect(english.alternates).toEqual([
    { hreflang: 'en', href: 'https://krajai.example/about' },
    { hreflang: 'th', href: 'https://krajai.example/th/about' },
    { hreflang: 'x-default', href: 'https://krajai.example/about' },
  ])
})
