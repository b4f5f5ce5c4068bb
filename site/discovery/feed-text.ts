import { load } from 'cheerio'
import { plainText } from '../../contract/plain-text.ts'

/** What a reader's program may do with an article: its text and structure, none of the hooks of this site's styles. */
const KEPT = new Set(['href', 'src', 'alt', 'lang', 'datetime', 'scope', 'colspan', 'rowspan', 'start'])

/**
 * The HTML of an article as it stands in a feed: complete, with absolute addresses, and without what only this site's
 * own pages have a use for.
 *
 * @param url the article's address, from which its links are understood
 */
export function feedText(html: string, url: string): string {
  const $ = load(html, null, false)
  $('.phrase, .prose-table').each((_, wrapper) => {
    $(wrapper).replaceWith($(wrapper).contents())
  })
  for (const element of $('*').toArray()) {
    for (const name of Object.keys($(element).attr() ?? {})) if (!KEPT.has(name)) $(element).removeAttr(name)
    for (const name of ['href', 'src']) {
      const address = $(element).attr(name)
      if (address) $(element).attr(name, new URL(address, url).href)
    }
  }
  // HTML is written with an entity for the space that no line ends at, and for no other mark of ours.
  return plainText($.html().replaceAll('&nbsp;', '\u00A0'))
}
