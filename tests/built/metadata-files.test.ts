/** What search engines, readers' programs, answer engines and hosts ask for beside the pages. */

import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { FORM_PATHS } from '../../contract/form-markup.ts'
import { LOCALES } from '../../contract/locale.ts'
import { DAY } from '../../contract/time.ts'
import { getContentChanged } from '../../site/pages/sitemap.xml.ts'
import { content } from '../support/content.ts'
import { bytesAt, fileAt, listedPages, onEvery, ownPath, pageAt, siteOrigin, textOf } from './built-site.ts'

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => LISTS.has(name) })
const LISTS = new Set(['url', 'sitemap', 'item', 'xhtml:link'])

function xmlAt(path: string): Record<string, Record<string, never>> {
  const text = fileAt(path)
  if (text === undefined) throw new Error(`There is no ${path}`)
  expect(XMLValidator.validate(text)).toBe(true)
  return parser.parse(text) as Record<string, Record<string, never>>
}

interface SitemapEntry {
  loc: string
  lastmod?: string
  'xhtml:link': { '@hreflang': string; '@href': string }[]
}

describe('the sitemap', () => {
  const entries = (xmlAt('/sitemap.xml').urlset as unknown as { url: SitemapEntry[] }).url

  test('is named by its index, and that by robots.txt', () => {
    const { sitemap } = xmlAt('/sitemap-index.xml').sitemapindex as unknown as { sitemap: { loc: string }[] }
    expect(sitemap.map(({ loc }) => ownPath(loc).path)).toEqual(['/sitemap.xml'])
    expect(fileAt('/robots.txt')).toContain(`\nSitemap: ${siteOrigin}/sitemap-index.xml\n`)
  })

  test('has every page once, under its canonical address, and nothing else', () => {
    const canonical = listedPages.map(({ $ }) => $('link[rel=canonical]').attr('href'))
    expect(entries.map(({ loc }) => loc).sort()).toEqual(canonical.sort())
  })

  test('names the same alternates as the pages', () => {
    for (const { loc, 'xhtml:link': links } of entries) {
      const { $ } = pageAt(ownPath(loc).path)
      const inHead = $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')])
      expect(links.map((link) => [link['@hreflang'], link['@href']])).toEqual(inHead)
    }
  })

  test('has the date that a page shows, and a date for every page in a checkout', () => {
    for (const { loc, lastmod } of entries) {
      const page = pageAt(ownPath(loc).path)
      const shown = page.$('.byline time, .legal-updated time').attr('datetime')?.slice(0, 10)
      if (shown && page.base !== '/blog') expect(lastmod, loc).toBe(shown)
      else if (getContentChanged()) expect(lastmod, loc).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})

interface FeedItem {
  title: string
  link: string
  guid: { '#text': string; '@isPermaLink': string }
  description: string
  pubDate: string
  'content:encoded': string
}

describe.each(LOCALES)('the feed in %s', (locale) => {
  const path = locale === 'th' ? '/th/feed.xml' : '/feed.xml'
  const channel = xmlAt(path).rss?.channel as unknown as {
    title: string
    description: string
    link: string
    language: string
    'atom:link': { '@href': string; '@rel': string }
    item: FeedItem[]
  }

  test('says what it is', () => {
    expect(channel.language).toBe(locale)
    expect(channel['atom:link']).toMatchObject({ '@rel': 'self', '@href': `${siteOrigin}${path}` })
    expect(pageAt(ownPath(channel.link).path).base).toBe('/blog')
    expect(channel.description).not.toBe('')
  })

  test('has every article of its language, the newest first', () => {
    const articles = listedPages.filter((page) => page.locale === locale && /^\/blog\/./.test(page.base))
    expect(channel.item.map(({ link }) => ownPath(link).path).sort()).toEqual(articles.map((page) => page.path).sort())
    const dates = channel.item.map(({ pubDate }) => Date.parse(pubDate))
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
    expect(dates.every(Number.isFinite)).toBe(true)
  })

  test('has every article in full, by itself', () => {
    const items = channel.item.map((item) => ({ path: item.link, ...item }))
    onEvery(items, ({ link, guid, title, 'content:encoded': content }) => {
      const page = pageAt(ownPath(link).path)
      expect(guid).toEqual({ '#text': link, '@isPermaLink': 'true' })
      expect(title).toBe(textOf(page, 'h1'))
      const { $ } = page
      const words = (html: string) => {
        const root = $('<div>').html(html)
        return root.text().replaceAll('\u00A0', ' ').replace(/\s+/g, '')
      }
      expect(words(content)).toBe(words($('.prose').html() ?? ''))
      expect(content).not.toMatch(/<script|\sclass=|\sstyle=|\sid=/)
      for (const [, address = ''] of content.matchAll(/ (?:href|src)="([^"]+)"/g)) {
        expect(address).toMatch(/^(?:https?|mailto|tel):/)
        if (address.startsWith(siteOrigin)) {
          const target = ownPath(address).path
          expect(listedPages.some(({ path }) => path === target) || bytesAt(target) !== undefined, address).toBe(true)
        }
      }
    })
  })
})

test('robots.txt lets everybody read everything but what only the server answers', () => {
  const rules = (fileAt('/robots.txt') ?? '').split('\n\n')[0]?.split('\n') ?? []
  expect(rules).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/'])
  for (const path of Object.values(FORM_PATHS)) expect(path).toMatch(/^\/api\//)
})

test('llms.txt names the company, and every page once', () => {
  const text = fileAt('/llms.txt') ?? ''
  expect(text.split('\n')[0]).toBe(`# ${content.en.identity.name}`)
  expect(text).toMatch(/^# .+\n\n> \S/)
  const addresses = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(
    ([, address = '']) => ownPath(address).path,
  )
  expect(addresses.sort()).toEqual(listedPages.map(({ path }) => path).sort())
})

test('security.txt can be relied on: whom to write to, until when', () => {
  const fields = Object.fromEntries(
    (fileAt('/.well-known/security.txt') ?? '')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  ) as Record<string, string>
  const { $ } = pageAt('/about')
  expect($(`a[href="${fields.Contact}"]`).length).toBeGreaterThan(0)
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / DAY
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(366)
  expect(ownPath(fields.Canonical ?? '').path).toBe('/.well-known/security.txt')
})
