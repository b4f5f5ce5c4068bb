import { load } from 'cheerio'

/** HTML allowed in feeds: text and structure, without the site's classes. */
const KEPT = new Set(['href', 'src', 'alt', 'lang', 'datetime', 'scope', 'colspan', 'rowspan', 'start'])

/**
 * The HTML of an article as it stands in a feed: complete, with absolute addresses, and without what only this site's
 * own pages have a use for.
 *
 * @param url the article's address, from which its links are understood
 */
export function feedText(html: string, url: string): string {
  const $ = load(html, null, false)
  $('wbr').remove()
  $('.no-break, .prose-table').each((_, wrapper) => {
    $(wrapper).replaceWith($(wrapper).contents())
  })
  for (const element of $('*').toArray()) {
    for (const name of Object.keys($(element).attr() ?? {})) if (!KEPT.has(name)) $(element).removeAttr(name)
    for (const name of ['href', 'src']) {
      const address = $(element).attr(name)
      if (address) $(element).attr(name, new URL(address, url).href)
    }
  }
  // Readers of feeds show a no-break space in many ways; a plain one is safe.
  return $.html().replaceAll('&nbsp;', ' ')
}
