import { createHash } from 'node:crypto'
import { load } from 'cheerio'

/** Script types that a browser runs or acts on. Anything else, such as JSON-LD, is data and needs no leave. */
const EXECUTABLE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What every page may do, apart from its own inline scripts and styles. */
function policy(scripts: readonly string[], styles: readonly string[]) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/**
 * The value of the `Content-Security-Policy` header for one built page. It allows the inline scripts and styles
 * that the page was built with by their hashes, so that nothing added later runs. Attributes (`onclick`, `style`) stay forbidden.
 *
 * @param html the page as it is sent
 */
export function contentSecurityPolicy(html: string): string {
  const $ = load(html)
  const scripts = $('script:not([src])').filter((_, script) => EXECUTABLE.test($(script).attr('type')?.trim() ?? ''))
  const scriptHashes = scripts.map((_, script) => hashOf($(script).text())).get()
  const styleHashes = $('style')
    .map((_, style) => hashOf($(style).text()))
    .get()
  return policy([...new Set(scriptHashes)], [...new Set(styleHashes)])
}

/** For everything that is no page: a document made of it may do nothing. */
export const NO_CONTENT_SECURITY_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
