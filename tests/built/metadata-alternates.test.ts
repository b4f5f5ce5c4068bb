import { expect, test } from 'vitest'
import { type BuiltPage, builtPages, listedPages, onEvery, ownPath, pageAt, siteOrigin } from './built-site.ts'

const canonicalOf = ({ $ }: BuiltPage) => $('link[rel=canonical]').attr('href') ?? ''

/** Each alternate of a page: its code and its address. */
const alternatesOf = ({ $ }: BuiltPage) =>
  $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? ''] as const)

test('every page is canonical once, under its own absolute address without an ending slash', () => {
  onEvery(listedPages, (page) => {
    expect(page.$('link[rel=canonical]').length).toBe(1)
    expect(canonicalOf(page)).toBe(new URL(page.path, siteOrigin).href)
    if (page.path !== '/') expect(canonicalOf(page)).not.toMatch(/\/$/)
  })
})

test('every page has one alternate for each language and the English one for everybody else, which name it too', () => {
  onEvery(listedPages, (page) => {
    const alternates = alternatesOf(page)
    expect(alternates.map(([code]) => code).sort()).toEqual(['en', 'th', 'x-default'])
    const of = Object.fromEntries(alternates)
    expect([of[page.locale], of['x-default']]).toEqual([canonicalOf(page), of.en])
    for (const [, address] of alternates) {
      const counterpart = pageAt(ownPath(address).path)
      expect(alternatesOf(counterpart)).toEqual(alternates)
      expect(canonicalOf(counterpart)).toBe(address)
    }
  })
})

test('every page says the same address, title and description to who shares it', () => {
  onEvery(listedPages, (page) => {
    const { $, locale } = page
    const property = (name: string) => $(`meta[property="${name}"]`).attr('content')
    const isArticle = /^\/blog\/./.test(page.base)
    expect(property('og:url')).toBe(canonicalOf(page))
    expect(property('og:title')).toBe($('title').text())
    expect(property('og:description')).toBe($('meta[name=description]').attr('content'))
    expect(property('og:locale')).toBe(locale === 'th' ? 'th_TH' : 'en_US')
    expect(property('og:type')).toBe(isArticle ? 'article' : 'website')
    const published = isArticle ? $('.byline time').attr('datetime')?.slice(0, 10) : undefined
    expect(property('article:published_time')?.slice(0, 10)).toBe(published)
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image')
  })
})

test('every page names the feed and the manifest of its language, and the colors of both editions', () => {
  onEvery(listedPages, ({ $, locale }) => {
    const prefix = locale === 'th' ? '/th' : ''
    expect($('link[type="application/rss+xml"]').attr('href')).toBe(`${prefix}/feed.xml`)
    expect($('link[rel=manifest]').attr('href')).toBe(`${prefix}/site.webmanifest`)
    expect($('meta[name="theme-color"]').attr('data-light')).toMatch(/^#[0-9a-f]{6}$/)
    expect($('meta[name="theme-color"]').attr('data-dark')).toMatch(/^#[0-9a-f]{6}$/)
  })
})

test('only a not-found page hides from search engines, and has no address, preview or structured data', () => {
  const told = 'link[rel=canonical], link[rel=alternate], meta[property^="og:"], script[type="application/ld+json"]'
  onEvery(builtPages, ({ $, isNotFound }) => {
    expect($('meta[name=robots]').attr('content')).toBe(isNotFound ? 'noindex' : undefined)
    expect($(told).length > 0).toBe(!isNotFound)
  })
})
