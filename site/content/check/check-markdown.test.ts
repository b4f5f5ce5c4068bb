import { expect, test } from 'vitest'
import { readSource } from '../source/source-file.ts'
import { checkArticleHeadings, checkMarkdown, compareMarkdown } from './check-markdown.ts'

const targets = {
  pages: new Set(['/', '/faq', '/blog/one']),
  hidden: new Set(['/faq#empty']),
  pictures: ['market.webp'],
}
const sourceOf = (body: string, locale = 'en') =>
  readSource(`content/${locale}/blog/a.md`, `---\ntitle: A\n---\n${body}`)
const problemsOf = (mistakes: Iterable<{ problem: string }>) => Array.from(mistakes, ({ problem }) => problem)

test.each([
  ['[A](/fqa)', '/fqa is a dead link: there is no such page'],
  ['[A](/faq#empty)', '/faq#empty leads to a section that has no entries and is not shown'],
  ['[A](faq)', 'faq must start with / or https://'],
  ['[A](#nowhere)', '#nowhere is a dead link: this text has no heading with {#nowhere}'],
  ['[A](/th/faq)', '/th/faq leads to the other language; use /faq'],
  ['![A](/pictures/rice.webp)', 'content/pictures has no rice.webp; upload it first'],
  ['![A](rice.webp)', 'the picture rice.webp must be /pictures/ and the name of a file in content/pictures'],
  ['![](/pictures/market.webp)', 'the picture market.webp needs a text'],
  ['<b>Bold</b>', 'contains HTML; use Markdown'],
])('%s: %s', (body, expected) => {
  const found = problemsOf(checkMarkdown(sourceOf(body), 'en', targets))
  expect(found[0]).toContain(expected)
})

test('links to pages and headings, pictures and code are fine', () => {
  const body =
    '## A {#a}\n\n[A](#a) [B](/blog/one#x) [C](https://a.example) ![D](/pictures/market.webp) `<b>` {general.x}'
  expect(problemsOf(checkMarkdown(sourceOf(body), 'en', targets))).toEqual([])
})

test('both languages have the same parts', () => {
  const compare = (en: string, th: string) => problemsOf(compareMarkdown(sourceOf(en), sourceOf(th, 'th')))
  expect(compare('## A {#a}\n\n[A](/faq)', '## ก {#a}\n\n[ก](/th/faq)')).toEqual([])
  expect(compare('## A {#a}\n\n- A', '## ก {#b}\n\n[ก](/th/faq)')).toEqual([
    'differs from English: 0 items of lists (-) instead of 1',
    'differs from English: the placeholders and ids of headings are {#b} instead of {#a}',
    'differs from English: the links are /faq instead of none',
  ])
})

test('an article has headings of level 2', () => {
  expect(problemsOf(checkArticleHeadings(sourceOf('## A\n\n## B')))).toEqual([])
  expect(problemsOf(checkArticleHeadings(sourceOf('# A\n\n## B')))).toEqual([
    'must have at least two headings: ## Heading {#heading}',
    'use ## for headings',
  ])
})
