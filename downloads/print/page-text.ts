import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'

/** What is on a built page but not seen. */
const UNSEEN = 'title, script, style, .sr-only, [hidden]'

/**
 * Returns the texts of a built page, in their order.
 *
 * @param leaves the first and the last of its printed pages, if not all
 */
export function readTexts(folder: string, page: string, leaves?: readonly [number, number]): string[] {
  const $ = load(readFileSync(join(folder, `${page}.html`), 'utf8'))
  $(UNSEEN).remove()
  if (leaves)
    $('.leaf')
      .filter((index) => index + 1 < leaves[0] || index + 1 > leaves[1])
      .remove()
  return $('body, body *')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' && node.data.trim() ? [node.data.trim().replace(/\s+/g, ' ')] : []))
}
