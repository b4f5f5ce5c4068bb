import { basePath, type Locale, localeOf } from '../../../contract/locale.ts'
import type { Mistake } from '../source/mistakes.ts'
import type { SourceFile } from '../source/source-file.ts'

/** What Markdown can link to and show. */
export interface Targets {
  /** Paths without the locale prefix, such as `/blog/a-quote`. Links to other pages are dead. */
  pages: ReadonlySet<string>
  /** Sections that pages leave out because their lists are empty, such as `/about#team`. */
  hidden: ReadonlySet<string>
  /** File names in `content/pictures`. */
  pictures: readonly string[]
}

const IMAGE = /!\[(?<alt>[^\]]*)\]\((?<src>[^)\s]*)[^)]*\)/g
const LINK = /(?<!!)\[[^\]]*\]\((?<href>[^)\s]*)[^)]*\)/g
const HTML = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/gi

/** Hides code, where any text is allowed, and keeps the offsets. */
const withoutCode = (body: string) => body.replace(/```[\s\S]*?```|`[^`\n]+`/g, (code) => ' '.repeat(code.length))

export const hasHtml = (text: string) => text.search(HTML) !== -1

function findLinkMistake(href: string, body: string, locale: Locale, { pages, hidden }: Targets): string | undefined {
  if (/^(?:https?:\/\/|mailto:|tel:)/.test(href)) return undefined
  if (href.startsWith('#'))
    return body.includes(`{${href}}`) ? undefined : `${href} is a dead link: this text has no heading with {${href}}`
  if (!href.startsWith('/')) return `${href || 'a link'} must start with / or https://`
  const path = href.replace(/[?#].*$/, '')
  if (localeOf(path) !== locale)
    return `${href} leads to the other language; use ${locale === 'th' ? '/th' : ''}${basePath(href)}`
  if (hidden.has(basePath(href))) return `${href} leads to a section that has no entries and is not shown`
  return pages.has(basePath(path)) ? undefined : `${href} is a dead link: there is no such page`
}

function findImageMistake(src: string, alt: string, { pictures }: Targets): string | undefined {
  const name = /^\/pictures\/(.+)$/.exec(src)?.[1]
  if (!name) return `the picture ${src} must be /pictures/ and the name of a file in content/pictures`
  if (!pictures.includes(name)) return `content/pictures has no ${name}; upload it first`
  return alt.trim() === ''
    ? `the picture ${name} needs a text for people who cannot see it: ![What it shows](${src})`
    : undefined
}

/** Finds dead links, missing pictures and HTML in the Markdown of a file. */
export function* checkMarkdown(
  { body, bodyMistake }: SourceFile,
  locale: Locale,
  targets: Targets,
): Generator<Mistake> {
  const text = withoutCode(body)
  for (const { index } of text.matchAll(HTML)) yield bodyMistake(index, 'contains HTML; use Markdown')
  for (const { index, groups: { href = '' } = {} } of text.matchAll(LINK)) {
    const problem = findLinkMistake(href, body, locale, targets)
    if (problem) yield bodyMistake(index, problem)
  }
  for (const { index, groups: { src = '', alt = '' } = {} } of text.matchAll(IMAGE)) {
    const problem = findImageMistake(src, alt, targets)
    if (problem) yield bodyMistake(index, problem)
  }
}

/** What both languages of a text must have equally often, with words for editors. */
const PARTS = [
  [/^## /gm, 'headings (##)'],
  [/^\|/gm, 'rows of tables (|)'],
  [/^- /gm, 'items of lists (-)'],
  [/^\d+\. /gm, 'numbered items (1.)'],
  [/^> /gm, 'lines of quotations (>)'],
  [IMAGE, 'pictures'],
] as const

const listMatches = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted().join(' ')

/** What must be the same in both languages, in any order. */
const SAME = {
  'placeholders and ids of headings are': (body: string) => listMatches(body, /\{[a-z#][^{}]*\}/g),
  'code are': (body: string) => listMatches(body, /`[^`]+`/g),
  'links are': (body: string) =>
    Array.from(body.matchAll(LINK), ({ groups: { href = '' } = {} }) => basePath(href))
      .toSorted()
      .join(' '),
}

/** Compares a translated text with the English one. `th` is the translation. */
export function* compareMarkdown(en: SourceFile, th: SourceFile): Generator<Mistake> {
  const differs = (problem: string) => th.bodyMistake(0, `differs from English: ${problem}`)
  for (const [pattern, name] of PARTS) {
    const [expected = 0, found = 0] = [en, th].map(({ body }) => body.match(pattern)?.length ?? 0)
    if (found !== expected) yield differs(`${found} ${name} instead of ${expected}`)
  }
  for (const [name, list] of Object.entries(SAME)) {
    const [expected, found] = [list(en.body), list(th.body)]
    if (found !== expected) yield differs(`the ${name} ${found || 'missing'} instead of ${expected || 'none'}`)
  }
}

/** An article's headings become its table of contents. */
export function* checkArticleHeadings({ body, bodyMistake }: SourceFile): Generator<Mistake> {
  if ((body.match(/^## \S/gm)?.length ?? 0) < 2)
    yield bodyMistake(0, 'must have at least two headings: ## Heading {#heading}')
  for (const { index } of body.matchAll(/^(?:#|#{3,})\s/gm)) yield bodyMistake(index, 'use ## for headings')
}
