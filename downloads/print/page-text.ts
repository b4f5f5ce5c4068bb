import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'

/** What is on a built page but not seen. */
const UNSEEN = 'script, style, .sr-only, [hidden]'

/** Returns the title and the texts of a built page, in their order. */
export function readTexts(folder: string, page: string): string[] {
  const $ = load(readFileSync(join(folder, `${page}.html`), 'utf8'))
  $(UNSEEN).remove()
  return $('title, body, body *')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' && node.data.trim() ? [node.data.trim().replace(/\s+/g, ' ')] : []))
}
