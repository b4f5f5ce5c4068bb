import { describe, expect, test } from 'vitest'
import { basePath, homeAnchor, localeNamed, localeOf, localizedPath, otherLocale } from './locale.ts'

describe('the language of a path', () => {
  test.each([
    ['/', 'en'],
    ['/th', 'th'],
    ['/th/', 'th'],
    ['/th/about', 'th'],
    ['/thx', 'en'],
    ['/thai-news-distribution', 'en'],
    ['/TH', 'en'],
    ['/en', 'en'],
    ['/about/th', 'en'],
    ['//th', 'en'],
  ])('%s is %s', (path, locale) => {
    expect(localeOf(path)).toBe(locale)
  })
})

test.each([
  ['th', 'th'],
  ['TH', 'th'],
  [' th-TH, en;q=0.5', 'th'],
  ['th_TH.UTF-8', 'th'],
  ['thai', 'en'],
  ['en-TH', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [null, 'en'],
  [['th', 'th'], 'en'],
])('the language named %j is %s', (tag, locale) => {
  expect(localeNamed(tag)).toBe(locale)
})

describe('a path in another language', () => {
  test.each([
    ['/', '/th'],
    ['/about', '/th/about'],
    ['/services/seo-optimization', '/th/services/seo-optimization'],
    ['/thai-news-distribution', '/th/thai-news-distribution'],
  ])('%s and %s are one page', (english, thai) => {
    expect(localizedPath(english, 'th')).toBe(thai)
    expect(localizedPath(thai, 'en')).toBe(english)
    expect(basePath(thai)).toBe(english)
    expect(localizedPath(thai, 'th')).toBe(thai)
  })
})

test.each(['//evil.example/x', '/th//evil.example/x', '/th/\\evil.example', '///evil.example', '/\\/evil.example'])(
  'in either language %s stays on this site',
  (path) => {
    for (const locale of ['en', 'th'] as const) {
      const { origin } = new URL(localizedPath(path, locale), 'https://krajai.example')
      expect(origin).toBe('https://krajai.example')
    }
  },
)

test('each language is the other of the other', () => {
  expect(otherLocale('en')).toBe('th')
  expect(otherLocale('th')).toBe('en')
})

test('anchors of the home page are local on both homes and lead home from elsewhere', () => {
  expect(homeAnchor('#signup', '/')).toBe('#signup')
  expect(homeAnchor('#signup', '/th')).toBe('#signup')
  expect(homeAnchor('#signup', '/about')).toBe('/#signup')
  expect(homeAnchor('#signup', '/th/about')).toBe('/th#signup')
})
