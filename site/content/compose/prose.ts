import { type CheerioAPI, load } from 'cheerio'
import GithubSlugger from 'github-slugger'
import { markdownToHtml } from 'satteri'
import type { SourceFile } from '../source/source-file.ts'
import { type FillContext, fillInText } from './fill-in.ts'

export interface ProseHeading {
  id: string
  text: string
}

export interface Prose {
  html: string
  /** For a table of contents. */
  headings: ProseHeading[]
}

/** A file of one language after `fillIn`. For Markdown, `data` is the front matter. */
export interface FilledFile<Data = unknown> {
  data: Data
  body: string
  prose: Prose
}

/** The id in a heading: `In short {#summary}`. */
const givenId = / \{#([a-z-]+)\}$/

type Selection = ReturnType<CheerioAPI>

/** Sets the id of a heading. A heading without an id in braces gets one from its words. */
function setHeadingId(heading: Selection, slugger: GithubSlugger): ProseHeading {
  const html = heading.html() ?? ''
  heading.html(html.replace(givenId, ''))
  const id = givenId.exec(html)?.[1] ?? slugger.slug(heading.text())
  heading.attr('id', id)
  return { id, text: heading.text() }
}

/**
 * A wide table scrolls inside its own focusable box. On phones each row becomes a block, whose cells show the names of their columns,
 * and ARIA roles keep the table semantics that `display: block` removes. `RuledTable` makes the same.
 */
function frameTable($: CheerioAPI, table: Selection): void {
  const label = table.prevAll('h2').first().text()
  const columns = table
    .find('thead th')
    .toArray()
    .map((heading) => $(heading).text())
  table.attr({ class: 'ruled-table', role: 'table' }).find('thead, tbody').attr('role', 'rowgroup')
  table.find('thead th').attr({ scope: 'col', role: 'columnheader' })
  table.find('tr').attr('role', 'row')
  table.find('td').each((_, cell) => {
    $(cell).attr({ role: 'cell', 'data-column': columns[$(cell).index()] ?? '' })
  })
  table.wrap($('<div class="prose-table" role="region" tabindex="0"></div>').attr('aria-label', label))
}

/** Fills in the Markdown. Omits lines with company details that are not known yet. */
function fillInMarkdown({ body, bodyMistake }: SourceFile, { values, identity, report }: FillContext): string {
  const isKnown = (line: string) =>
    [...line.matchAll(/\{([^{}]*)\}/g)].every(([, name = '']) => values.get(name) !== '')
  const known = body.split('\n').filter(isKnown).join('\n')
  const links = new Map([...values, ['identity.phone', `[${identity.phone}](${identity.phoneLink})`]])
  return fillInText(known, links, (problem, placeholder) => report(bodyMistake(body.indexOf(placeholder), problem)))
}

/**
 * Converts the Markdown of a file to HTML. Fills in placeholders, sets heading ids, links email and phone, and makes tables
 * scrollable. Reports unknown placeholders.
 */
export function composeProse(source: SourceFile, context: FillContext): Prose {
  const markdown = fillInMarkdown(source, context)
  const $ = load(markdownToHtml(markdown, { features: { gfm: true, smartPunctuation: true } }).html, null, false)
  const slugger = new GithubSlugger()
  const sections = $('h2')
    .toArray()
    .map((heading) => $(heading))
  const headings = sections.map((heading) => setHeadingId(heading, slugger))
  for (const table of $('table').toArray()) frameTable($, $(table))
  // Browser translation must not change code, email addresses and phone numbers.
  $('code, a[href^="mailto:"], a[href^="tel:"]').attr('translate', 'no')
  return { html: $.html(), headings }
}
