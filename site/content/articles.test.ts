import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { basePath, LOCALES, type Locale, localeOf } from '../../contract/locale.ts'
import { content, contentFolder } from './fixture-content.ts'
import { ownProblem } from './mistakes.ts'
import { article, articleCategories } from './schemas/blog.ts'
import { readSource } from './source-file.ts'

function draftOf(locale: Locale, slug: string) {
  const file = `${locale}/blog/${slug}.md`
  const { body } = readSource(file, readFileSync(join(contentFolder, file), 'utf8'))
  const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)
  return { file, body, links, prose: body.replace(/\]\([^)]+\)/g, ']') }
}

const articlesIn = (locale: Locale) =>
  content[locale].articles.map((article) => ({ ...article, locale, ...draftOf(locale, article.slug) }))
const articles = LOCALES.flatMap(articlesIn)
type Draft = (typeof articles)[number]

const wordsOf = (prose: string, locale: Locale) =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(prose)].filter(({ isWordLike }) => isWordLike).length
const countOf = (pattern: RegExp, prose: string) => prose.match(pattern)?.length ?? 0
const isWithin = (length: number, [least, most]: readonly [number, number]) => length >= least && length <= most

/** The files that break a rule. */
const breaking = (isBroken: (draft: Draft) => boolean, locale?: Locale) =>
  articles.filter((draft) => (locale ?? draft.locale) === draft.locale && isBroken(draft)).map(({ file }) => file)

const whole = ({ title, excerpt, description, coverAlt, prose }: Draft) =>
  [title, excerpt, description, coverAlt, prose].join('\n')

test('every category has an article, and a title in both languages', () => {
  for (const locale of LOCALES)
    expect(new Set(content[locale].articles.map(({ categoryId }) => categoryId))).toEqual(new Set(articleCategories))
})

test('a correction has its day and its text, and comes after the article', () => {
  const head = {
    title: 'Title',
    excerpt: 'An excerpt. '.repeat(9),
    description: 'A description. '.repeat(8),
    date: '2026-08-05',
    category: 'writing',
  }
  const mistakesOf = (more: object) =>
    article
      .safeParse({ ...head, ...more })
      .error?.issues.map((issue) => [issue.path.join('.'), ownProblem(issue)?.id]) ?? []
  const correction = 'It was 12, not 21.'
  expect(mistakesOf({})).toEqual([])
  expect(mistakesOf({ corrected: '2026-08-05', correction })).toEqual([])
  expect(mistakesOf({ correction })).toEqual([['correction', 'dayAndCorrection']])
  expect(mistakesOf({ corrected: '2026-08-06' })).toEqual([['correction', 'dayAndCorrection']])
  expect(mistakesOf({ corrected: '2026-08-04', correction })).toEqual([['corrected', 'correctedBefore']])
})

test('articles have titles, excerpts and descriptions of their own', () => {
  const lines = articles.flatMap(({ title, excerpt, description }) => [title, excerpt, description])
  expect(new Set(lines).size).toBe(lines.length)
})

test('an article has the same sections, tables, lists, examples and links in both languages', () => {
  const shape = ({ slug, prose, links }: Draft) => ({
    slug,
    sections: countOf(/^## /gm, prose),
    tableRows: countOf(/^\|/gm, prose),
    bullets: countOf(/^- /gm, prose),
    steps: countOf(/^\d+\. /gm, prose),
    quotations: countOf(/^> /gm, prose),
    links: links.map(basePath).sort(),
  })
  expect(articlesIn('th').map(shape)).toEqual(articlesIn('en').map(shape))
})

test('an article is neither a note nor a book', () => {
  // Thai needs more words than English for the same matter: measured at 1.1 to 1.2 times as many.
  const bounds = { en: [80, 1500], th: [80, 1800] } as const
  expect(breaking(({ locale, prose }) => !isWithin(wordsOf(prose, locale), bounds[locale]))).toEqual([])
})

test('an article has sections below one title, and paragraphs that a phone shows whole', () => {
  expect(breaking(({ prose }) => countOf(/^## \S/gm, prose) < 2)).toEqual([])
  expect(breaking(({ prose }) => /^#{1}\s|^#{3,}\s/m.test(prose))).toEqual([])
  const isLong = (block: string, locale: Locale) => !/^(?:[-|]|\d+\. )/.test(block) && wordsOf(block, locale) > 130
  expect(breaking(({ prose, locale }) => prose.split(/\n\n/).some((block) => isLong(block, locale)))).toEqual([])
})

test('an article does not shout, and leaves the figures of the marketing pages where they are, but for our hours', () => {
  expect(breaking((draft) => /[!！]|\{(?!#[a-z-]+\}$|(?:distribution|hours)\.\w+\})|\d\+/m.test(whole(draft)))).toEqual(
    [],
  )
})

test('an article links to other pages of its own language, and so that every reader of the file sees where', () => {
  expect(breaking(({ body }) => /<a\b|^\[[^\]]+\]:/m.test(body))).toEqual([])
  expect(
    breaking(({ links, locale }) => links.some((link) => link.startsWith('/') && localeOf(link) !== locale)),
  ).toEqual([])
  expect(breaking(({ links, slug }) => links.some((link) => basePath(link) === `/blog/${slug}`))).toEqual([])
})

test('an English article is in English alone, with typographic quotation marks', () => {
  expect(breaking((draft) => /\p{Script=Thai}/u.test(whole(draft)), 'en')).toEqual([])
  expect(breaking(({ prose }) => /["']/.test(prose), 'en')).toEqual([])
})

test('a Thai article is set as Thai is: Latin terms and numbers apart, no full stops, ๆ at its word', () => {
  const rules = {
    'an English sentence': /\p{Script=Latin}+(?:[ ’]\p{Script=Latin}+){3,}/u,
    'a full stop': /\p{Script=Thai}{3,}\.(?=\s|$)/u,
    'Latin touching Thai': /\p{Script=Thai}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Thai}/u,
    ๆ: /[^\u00A0]ๆ|ๆ\p{Script=Thai}/u,
  }
  const found = Object.entries(rules).flatMap(([rule, pattern]) =>
    breaking((draft) => pattern.test(whole(draft)), 'th').map((file) => `${file}: ${rule}`),
  )
  expect(found).toEqual([])
})
