import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { basePath, localeOf } from '../locale/paths.ts'
import { checkFile } from './check-file.ts'
import { type ContentLocale, contentLocales } from './locales.ts'
import { article, articleCategories, articleCategoryTitles, coverMotifs } from './schemas/article.ts'

const content = join(import.meta.dirname, '../../content')

const slugsOf = (locale: ContentLocale) =>
  readdirSync(join(content, locale, 'blog'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))

function readArticle(locale: ContentLocale, slug: string) {
  const file = `${locale}/blog/${slug}.md`
  const source = readFileSync(join(content, file), 'utf8')
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)
  return {
    file,
    locale,
    slug,
    data: checkFile(file, article, parse(head)),
    body,
    links,
    prose: body.replace(/\]\([^)]+\)/g, ']'),
  }
}

const slugs = slugsOf('en')
const pairs = slugs.map((slug) => ({ slug, en: readArticle('en', slug), th: readArticle('th', slug) }))
const articles = pairs.flatMap(({ en, th }) => [en, th])

const wordsOf = ({ locale, prose }: { locale: ContentLocale; prose: string }) =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(prose)].filter(({ isWordLike }) => isWordLike).length

const countOf = (pattern: RegExp, prose: string) => prose.match(pattern)?.length ?? 0

/** Thai needs more words than English for the same matter: measured at 1.1 to 1.2 times as many. */
const wordBounds = { en: [600, 1000], th: [700, 1200] } as const
/** In characters. A Thai one is shorter on screen: vowels and tone marks above and below take no width. */
const excerptBounds = { en: [110, 160], th: [90, 160] } as const
const descriptionBounds = { en: [120, 155], th: [100, 155] } as const
const titleLimit = 65

const routes = new Set([
  '/',
  ...['global-distribution', 'content-creation', 'performance-analytics'].map((slug) => `/services/${slug}`),
  ...['targeted-distribution', 'seo-optimization', 'thai-news-distribution'].map((slug) => `/services/${slug}`),
  ...[0, 1, 2].map((id) => `/pricing/${id}`),
  ...['/about', '/blog', '/faq', '/media-kit', '/thai-news-distribution', '/terms', '/privacy'],
  ...slugs.map((slug) => `/blog/${slug}`),
])

describe('the articles together', () => {
  it('are the same six in both languages', () => {
    expect(slugs).toHaveLength(6)
    expect(slugsOf('th')).toEqual(slugs)
  })

  it('have a cover and a weekday in Bangkok each', () => {
    expect(pairs.map(({ en }) => en.data.coverMotif).sort()).toEqual([...coverMotifs].sort())
    const days = pairs.map(({ en }) => en.data.date)
    expect(new Set(days.map(Number)).size).toBe(6)
    for (const day of days) {
      expect([1, 2, 3, 4, 5]).toContain(day.getUTCDay())
      expect(day.toISOString() >= '2025-11-01' && day.toISOString() < '2026-11-01').toBe(true)
    }
  })

  it.each(contentLocales)('use every category, each with a title: %s', (locale) => {
    const file = `${locale}/blog/categories.yaml`
    checkFile(file, articleCategoryTitles, parse(readFileSync(join(content, file), 'utf8')))
    expect(new Set(pairs.map((pair) => pair[locale].data.category))).toEqual(new Set(articleCategories))
  })

  it('have titles, excerpts and descriptions of their own', () => {
    const lines = articles.flatMap(({ data }) => [data.title, data.excerpt, data.description, data.coverAlt])
    expect(new Set(lines).size).toBe(lines.length)
  })
})

describe.each(pairs)('$slug in two languages', ({ en, th }) => {
  it('has one date, category and cover', () => {
    const shared = ({ data: { date, category, coverMotif } }: typeof en) => ({ date, category, coverMotif })
    expect(shared(th)).toEqual(shared(en))
  })

  it('has the same sections, tables, lists, examples and links', () => {
    const shape = ({ prose, links }: typeof en) => ({
      sections: countOf(/^## /gm, prose),
      tableRows: countOf(/^\|/gm, prose),
      bullets: countOf(/^- /gm, prose),
      steps: countOf(/^\d+\. /gm, prose),
      quotations: countOf(/^> /gm, prose),
      links: links.map(basePath).sort(),
    })
    expect(shape(th)).toEqual(shape(en))
  })
})

describe.each(articles)('$file', ({ locale, slug, data, body, links, prose }) => {
  const whole = [data.title, data.excerpt, data.description, data.coverAlt, prose].join('\n')
  const between = (length: number, [least, most]: readonly [number, number]) => {
    expect(length).toBeGreaterThanOrEqual(least)
    expect(length).toBeLessThanOrEqual(most)
  }

  it('is as long as an article of the blog', () => between(wordsOf({ locale, prose }), wordBounds[locale]))

  it('has lines of a good length for lists and search results', () => {
    between([...data.excerpt].length, excerptBounds[locale])
    between([...data.description].length, descriptionBounds[locale])
    expect([...data.title].length).toBeLessThanOrEqual(titleLimit)
  })

  it('has four to six sections below one title', () => {
    between(countOf(/^## \S/gm, prose), [4, 6])
    expect(countOf(/^#{1}\s|^#{3,}\s/gm, prose)).toBe(0)
  })

  it('shows something in a list or table, and an example', () => {
    expect(countOf(/^(?:- |\d+\. |\|)/gm, prose)).toBeGreaterThan(2)
    expect(prose).toMatch(locale === 'en' ? /\*\*Before|made up/ : /\*\*ก่อนแก้|สมมติขึ้น/)
  })

  it('has short paragraphs', () => {
    for (const paragraph of prose.split(/\n\n/).filter((block) => !/^(?:[-|]|\d+\. )/.test(block)))
      expect(wordsOf({ locale, prose: paragraph }), paragraph).toBeLessThanOrEqual(130)
  })

  it('does not shout, and leaves the figures of the marketing pages where they are', () => {
    expect(whole).not.toMatch(/[!！]/)
    expect(whole).not.toMatch(/\{|\d\+/)
  })

  it('links at most three times, to other pages of its own language', () => {
    expect(links.length).toBeLessThanOrEqual(3)
    expect(countOf(/https?:|www\.|<a\b|^\[[^\]]+\]:/gm, body)).toBe(0)
    for (const link of links) {
      expect(localeOf(link), link).toBe(locale)
      expect([...routes], link).toContain(basePath(link))
      expect(basePath(link)).not.toBe(`/blog/${slug}`)
    }
  })

  if (locale === 'en') {
    it('is in English alone', () => expect(whole).not.toMatch(/\p{Script=Thai}/u))
    it('has typographic quotation marks', () => expect(prose).not.toMatch(/["']/))
  } else {
    it('holds Latin terms, but no sentence in another language', () =>
      expect(whole).not.toMatch(/\p{Script=Latin}+(?:[ ’]\p{Script=Latin}+){3,}/u))
    it('has no full stops after Thai, save in abbreviations', () =>
      expect(whole).not.toMatch(/\p{Script=Thai}{3,}\.(?=\s|$)/u))
    it('has a space between Thai and Latin or figures', () =>
      expect(whole).not.toMatch(/\p{Script=Thai}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Thai}/u))
    it('keeps ๆ at the word before it and apart from the next', () => {
      expect(whole).not.toMatch(/[^\u00A0]ๆ/)
      expect(whole).not.toMatch(/ๆ\p{Script=Thai}/u)
    })
  }
})
