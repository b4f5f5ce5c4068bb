import { type CheerioAPI, load } from 'cheerio/slim'
import { isShort, keepWords } from '../locale/thai-phrases.ts'

type ChildNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number]

/** Text in which no element may be added, and phrases that are kept already. React would refuse an island with other elements. */
const UNTOUCHED = 'script, style, title, textarea, select, svg, astro-island, .no-break, .phrase, .sr-only'

/** These can be flex or grid containers, which would lay out each word as an item. One element around the text prevents it. */
const CONTAINERS = 'a, button, div, label, legend, li[class], ol > li, summary'

/** Blocks of text, as wide as a column. */
const BLOCKS = 'blockquote, dd, li, p'

/** Keeps Thai words and numbers with their units on one line in the HTML of a page. */
export function keepThaiWords(html: string): string {
  // Entities stay as they are written, so that inline scripts keep their hashes.
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: false } })
  const untouched = new Set<ChildNode>($(UNTOUCHED).toArray())
  const containers = new Set<unknown>($(CONTAINERS).toArray())
  const blocks = new Set<unknown>($(BLOCKS).toArray())

  function keepIn(node: ChildNode) {
    if (untouched.has(node)) return
    if ('children' in node) node.children.forEach(keepIn)
    if (node.type !== 'text' || !/\p{Script=Thai}/u.test(node.data)) return
    const { parent } = node
    // A short text does not break at all.
    const isWhole = isShort(node.data) && (containers.has(parent) || parent?.children.length === 1)
    const kept = keepWords(node.data, !isWhole && blocks.has(parent) && !node.prev)
    if (!kept.includes('<')) node.data = kept
    // Its element gets the class, so that pages have fewer elements.
    else if (isWhole && parent?.children.length === 1) $(parent).addClass('no-break')
    else if (isWhole) node.data = node.data.replace(/\S.*\S/s, '<span class="no-break">$&</span>')
    else node.data = containers.has(parent) ? `<span>${kept}</span>` : kept
  }
  $('body').toArray().forEach(keepIn)
  return $.html()
}
