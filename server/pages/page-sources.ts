import { createHash } from 'node:crypto'
import { load } from 'cheerio'
import type { PageSources } from '../../contract/site-manifest.ts'

/** Script types that a browser runs or acts on. Anything else, such as JSON-LD, is data and needs no leave. */
const EXECUTABLE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * What a page's policy has to let in. The build asks this of each page and writes it down in the manifest: the server parses no page
 * for it, and what is added to one after the build is not let in.
 *
 * @param html as it is sent
 */
export function pageSources(html: string): PageSources {
  const $ = load(html)
  const hashesOf = (selector: string, isMeant: (type: string) => boolean) => {
    const elements = $(selector).toArray()
    return elements
      .filter((element) => isMeant($(element).attr('type')?.trim() ?? ''))
      .map((one) => hashOf($(one).text()))
  }
  const origins = $('head > meta[name="analytics-origin"]').toArray()
  return {
    scripts: [...new Set(hashesOf('script:not([src])', (type) => EXECUTABLE.test(type)))],
    styles: [...new Set(hashesOf('style', () => true))],
    analytics: origins.map((origin) => $(origin).attr('content') ?? ''),
  }
}
