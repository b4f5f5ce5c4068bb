import { type CheerioAPI, load } from 'cheerio'
import GithubSlugger from 'github-slugger'
import { markdownToHtml } from 'satteri'
import type { Locale } from '../../contract/locale.ts'
import { isBreakable, splitPhrases } from '../locale/thai-phrases.ts'
import type { Filling } from './fill-in.ts'
import { fillInText } from './fill-in.ts'
import { REGISTERED_DETAILS } from './identity.ts'
import type { SourceFile } from './source-file.ts'

export interface ProseHeading {
  id: string
  text: string
}

/** A text written in Markdown, ready for a page. */
export interface Prose {
  html: string
  /** Its sections, for a list of contents. */
  headings: ProseHeading[]
}

/** A file of one language, figures filled in. Markdown has front matter as its data, and prose. */
export interface FilledFile<Data = unknown> {
  data: Data
  body: string
  prose: Prose
}

/** `In short {#summary}`: the id that a heading was given. */
const givenId = / \{#([a-z-]+)\}$/

type Selection = ReturnType<CheerioAPI>

/** A heading without an id of its own gets one from its words. */
function nameHeading(heading: Selection, slugger: GithubSlugger): void {
  const html = heading.html() ?? ''
  heading.attr('id', givenId.exec(html)?.[1] ?? slugger.slug(heading.text()))
  heading.html(html.replace(givenId, ''))
}

/**
 * A wide table scrolls inside its own focusable box. On phones each row becomes a block, and ARIA roles keep the table
 * semantics that `display: block` removes.
 */
function frameTable($: CheerioAPI, table: Selection): void {
  const label = table.prevAll('h2').first().text()
  table.attr('role', 'table').find('thead, tbody').attr('role', 'rowgroup')
  table.find('thead th').attr({ scope: 'col', role: 'columnheader' })
  table.find('tr').attr('role', 'row')
  table.find('td').attr('role', 'cell')
  table.wrap($('<div class="prose-table" role="region" tabindex="0"></div>').attr('aria-label', label))
}

/** Keeps the phrases of Thai headings unbroken, as `Phrases` does in React. */
function keepPhrases($: CheerioAPI, heading: Selection): void {
  for (const node of heading.contents().toArray()) {
    if (node.type !== 'text') continue
    const parts = splitPhrases(node.data).map((part) =>
      isBreakable(part) ? `<span class="kept">${part.trimEnd()}</span>${part.endsWith(' ') ? ' ' : '<wbr>'}` : part,
    )
    $(node).replaceWith(parts.join(''))
  }
}

function fillInHtml(html: string, source: SourceFile, filling: Filling): string {
  const { email, phone, phoneLink } = filling.identity
  const linked = html
    .replaceAll('{identity.email}', `<a href="mailto:${email}" translate="no">${email}</a>`)
    .replaceAll('{identity.phone}', `<a href="${phoneLink}" translate="no">${phone}</a>`)
  // A mistake that occurs twice is reported at both places.
  let after = 0
  return fillInText(linked, filling.values, (problem, placeholder) => {
    const at = source.body.indexOf(placeholder, after)
    after = Math.max(after, at + 1)
    filling.report(source.bodyMistake(Math.max(0, at), problem))
  })
}

/** The Markdown without the lines about details of the company that are not known yet. */
function knownLines({ body }: SourceFile, { identity }: Filling): string {
  const unknown = REGISTERED_DETAILS.filter((detail) => identity.registered[detail] === undefined)
  const isKnown = (line: string) => !unknown.some((detail) => line.includes(`{identity.legal.${detail}}`))
  return body.split('\n').filter(isKnown).join('\n')
}

/** The HTML of Markdown, its headings with ids. */
function namedHtml(markdown: string): string {
  const $ = load(markdownToHtml(markdown, { features: { gfm: true, smartPunctuation: true } }).html, null, false)
  const slugger = new GithubSlugger()
  for (const heading of $('h2').toArray()) nameHeading($(heading), slugger)
  return $.html()
}

function setProse(html: string, locale: Locale): Prose {
  const $ = load(html, null, false)
  const sections = $('h2').toArray()
  for (const table of $('table').toArray()) frameTable($, $(table))
  // Browser translation must not change names of programs.
  $('code').attr('translate', 'no')
  const headings = sections.map((heading) => ({ id: $(heading).attr('id') ?? '', text: $(heading).text() }))
  if (locale === 'th') for (const heading of sections) keepPhrases($, $(heading))
  return { html: $.html(), headings }
}

/**
 * The Markdown of a file made ready for a page: headings get ids, placeholders are filled in, e-mail and phone become
 * links, and tables may scroll. A placeholder that does not exist is reported.
 */
export function composeProse(source: SourceFile, filling: Filling): Prose {
  const { locale } = filling
  return setProse(fillInHtml(namedHtml(knownLines(source, filling)), source, filling), locale)
}
