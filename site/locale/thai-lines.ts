import { type CheerioAPI, load } from 'cheerio/slim'
import { createThaiPhrases, isShort } from './thai-phrases.ts'

type ChildNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number]

/** Text in which no element may be added, and words that are kept already. React would refuse an island with other elements. */
const UNTOUCHED = 'script, style, title, textarea, select, svg, astro-island, .no-break, .sr-only'

/** Large type and labels. Their lines break between clauses first, then between phrases. */
const HEADINGS = 'h1, h2, h3, h4, .chart dt, .terms dt, .dateline, .release-headline, .ruled-links strong'

/** These can be flex or grid containers, which would lay out each word as an item. One element around the text prevents it. */
const CONTAINERS = 'a, button, div, label, legend, li[class], ol > li, summary'

/** Blocks of text, as wide as a column. */
const BLOCKS = 'blockquote, dd, li, p'

/**
 * Returns a function that sets the Thai lines of an HTML page: words, numbers with their units and the phrases of headings stay on
 * one line.
 *
 * @param names names of the content, which no dictionary has
 */
export function createThaiLines(names: readonly string[]): (html: string) => string {
  const { keepPhrases, keepWords } = createThaiPhrases(names)
  return (html) => {
    // Entities stay as they are written, so that inline scripts keep their hashes.
    const $ = load(html, { xml: { xmlMode: false, decodeEntities: false } })
    const select = (selector: string) => new Set<unknown>($(selector).toArray())
    const [untouched, headings, containers, blocks] = [UNTOUCHED, HEADINGS, CONTAINERS, BLOCKS].map(select)

    function keepIn(node: ChildNode, isInHeading: boolean) {
      if (untouched?.has(node)) return
      const isHeading = isInHeading || headings?.has(node) === true
      if ('children' in node) for (const child of node.children) keepIn(child, isHeading)
      if (node.type !== 'text' || !/\p{Script=Thai}/u.test(node.data)) return
      const { parent } = node
      // A short text does not break at all.
      const isWhole = isShort(node.data) && (containers?.has(parent) || parent?.children.length === 1)
      const beginsLine = !isWhole && blocks?.has(parent) === true && !node.prev
      const kept = isHeading ? keepPhrases(node.data) : keepWords(node.data, beginsLine)
      if (!kept.includes('<')) node.data = kept
      // Its element gets the class, so that pages have fewer elements.
      else if (isWhole && parent?.children.length === 1) $(parent).addClass('no-break')
      else if (isWhole) node.data = node.data.replace(/\S.*\S/s, '<span class="no-break">$&</span>')
      else node.data = containers?.has(parent) && !isHeading ? `<span>${kept}</span>` : kept
    }
    for (const body of $('body').toArray()) keepIn(body, false)
    return $.html()
  }
}
