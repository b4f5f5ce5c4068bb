import { expect, test } from 'vitest'
import { basePath, homeAnchor, localeOf, localizedPath, otherLocale, parseLocale, toArabicDigits } from './locale.ts'

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
])('the path %s is in %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale)
})

test.each([
  ['th', 'th'],
  [' th-TH, en;q=0.5', 'th'],
  ['th_TH.UTF-8', 'th'],
  ['thai', 'en'],
  ['en-TH', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [['th', 'th'], 'en'],
])('the language named %j is %s', (tag, locale) => {
  expect(parseLocale(tag)).toBe(locale)
})

test.each([
  ['/', '/th'],
  ['/about', '/th/about'],
  ['/thai-news-distribution', '/th/thai-news-distribution'],
])('%s and %s are the same page in two languages', (english, thai) => {
  expect(localizedPath(english, 'th')).toBe(thai)
  expect(localizedPath(thai, 'en')).toBe(english)
  expect(localizedPath(thai, 'th')).toBe(thai)
  expect(basePath(thai)).toBe(english)
  expect(otherLocale(localeOf(english))).toBe(localeOf(thai))
})

test.each(['//evil.example/x', '/th//evil.example/x', '/th/\\evil.example', '/\\/evil.example'])(
  'the localized path of %s stays on this site',
  (path) => {
    for (const locale of ['en', 'th'] as const) {
      const { origin } = new URL(localizedPath(path, locale), 'https://krajai.example')
      expect(origin).toBe('https://krajai.example')
    }
  },
)

test('an anchor is local on both home pages, and has the home path on other pages', () => {
  expect(homeAnchor('#signup', '/th')).toBe('#signup')
  expect(homeAnchor('#signup', '/about')).toBe('/#signup')
  expect(homeAnchor('#signup', '/th/about')).toBe('/th#signup')
})

test('replaces Thai digits by Arabic ones', () => {
  expect(toArabicDigits('-๓.๕ ก ๐๑2')).toBe('-3.5 ก 012')
})
