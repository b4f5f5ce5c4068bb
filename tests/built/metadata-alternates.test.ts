import { describe, expect, test } from 'vitest'
import { type BuiltPage, builtPages, listedPages, onEvery, ownPath, pageAt, siteOrigin } from './built-site.ts'

const canonicalOf = ({ $ }: BuiltPage) => $('link[rel=canonical]').attr('href') ?? ''

/** Each alternate of a page: its code and its address. */
const alternatesOf = ({ $ }: BuiltPage) =>
  $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? ''] as const)

test('every canonical address is absolute, of one origin, and of one page', () => {
  const all = listedPages.map(canonicalOf)
  expect(all.every((address) => address.startsWith(`${siteOrigin}/`))).toBe(true)
  expect(new Set(all).size).toBe(listedPages.length)
})

describe('every page', () => {
  test('is canonical under its own address, which has no ending slash', () => {
    onEvery(listedPages, (page) => {
      expect(page.$('link[rel=canonical]').length).toBe(1)
      expect(canonicalOf(page)).toBe(new URL(page.path, siteOrigin).href)
      if (page.path !== '/') expect(canonicalOf(page)).not.toMatch(/\/$/)
    })
  })

  test('has one alternate for each language and one for everybody else, which is the English page', () => {
    onEvery(listedPages, (page) => {
      const alternates = alternatesOf(page)
      expect(alternates.map(([code]) => code).sort()).toEqual(['en', 'th', 'x-default'])
      const of = Object.fromEntries(alternates)
      expect(of[page.locale]).toBe(canonicalOf(page))
      expect(of['x-default']).toBe(of.en)
    })
  })

  test('is named by each of its alternates in the same words', () => {
    onEvery(listedPages, (page) => {
      for (const [, address] of alternatesOf(page)) {
        const counterpart = pageAt(ownPath(address).path)
        expect(alternatesOf(counterpart)).toEqual(alternatesOf(page))
        expect(canonicalOf(counterpart)).toBe(address)
      }
    })
  })

  test('says the same address, title and description to who shares it', () => {
    onEvery(listedPages, (page) => {
      const { $, locale } = page
      const property = (name: string) => $(`meta[property="${name}"]`).attr('content')
      expect(property('og:url')).toBe(canonicalOf(page))
      expect(property('og:title')).toBe($('title').text())
      expect(property('og:description')).toBe($('meta[name=description]').attr('content'))
      expect(property('og:locale')).toBe(locale === 'th' ? 'th_TH' : 'en_US')
      expect(property('og:locale:alternate')).toBe(locale === 'th' ? 'en_US' : 'th_TH')
      const isArticle = /^\/blog\/./.test(page.base)
      expect(property('og:type')).toBe(isArticle ? 'article' : 'website')
      expect(property('article:published_time')?.slice(0, 10)).toBe(
        isArticle ? $('.byline time').attr('datetime')?.slice(0, 10) : undefined,
      )
      expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image')
    })
  })

  test('names the feed, the manifest and the colours of its language and editions', () => {
    onEvery(listedPages, (page) => {
      const { $, locale } = page
      const prefix = locale === 'th' ? '/th' : ''
      expect($('link[type="application/rss+xml"]').attr('href')).toBe(`${prefix}/feed.xml`)
      expect($('link[rel=manifest]').attr('href')).toBe(`${prefix}/site.webmanifest`)
      const bar = $('meta[name="theme-color"]')
      expect(bar.attr('content')).toBe(bar.attr('data-light'))
      expect(bar.attr('data-dark')).toMatch(/^#[0-9a-f]{6}$/)
    })
  })
})

test('a not-found page is not indexed and has no address, counterpart, preview or structured data', () => {
  onEvery(
    builtPages.filter(({ isNotFound }) => isNotFound),
    ({ $ }) => {
      expect($('meta[name=robots]').attr('content')).toBe('noindex')
      const told = $(
        'link[rel=canonical], link[rel=alternate], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]',
      )
      expect(told.toArray().map((element) => $.html(element))).toEqual([])
    },
  )
})

test('no page but those that were not found hides from search engines', () => {
  expect(listedPages.filter(({ $ }) => $('meta[name=robots]').length > 0).map(({ path }) => path)).toEqual([])
})
