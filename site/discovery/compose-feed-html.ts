import { load } from 'cheerio'

const KEPT_ATTRIBUTES = new Set(['href', 'src', 'alt', 'lang', 'datetime', 'scope', 'colspan', 'rowspan', 'start'])

/**
 * Converts the HTML of an article for a feed. Makes links absolute, and removes classes, ids and wrappers of the page.
 *
 * @param url the article's URL, to resolve its links
 */
export function composeFeedHtml(html: string, url: string): string {
  const $ = load(html, null, false)
  $('wbr').remove()
  $('.prose-table').each((_, wrapper) => {
    $(wrapper).replaceWith($(wrapper).contents())
  })
  for (const element of $('*').toArray()) {
    for (const name of Object.keys($(element).attr() ?? {})) if (!KEPT_ATTRIBUTES.has(name)) $(element).removeAttr(name)
    for (const name of ['href', 'src']) {
      const address = $(element).attr(name)
      if (address) $(element).attr(name, new URL(address, url).href)
    }
  }
  // Some feed readers do not show no-break spaces correctly.
  return $.html().replaceAll('&nbsp;', ' ')
}
