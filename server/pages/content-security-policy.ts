import type { PageSources } from '../../contract/site-manifest.ts'

/** The policy of a page, given the hashes of its inline scripts and styles and the origins of its analytics. */
function policy(scripts: readonly string[], styles: readonly string[], analytics: readonly string[]) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...analytics].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...analytics].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/**
 * The value of the `Content-Security-Policy` header for one built page, or for several at once. It allows the inline
 * scripts and styles that the pages were built with by their hashes, so that nothing added later runs. Attributes
 * (`onclick`, `style`) stay forbidden. Where the build has an analytics script on another origin, that is let in too.
 */
export function contentSecurityPolicy(...pages: readonly PageSources[]): string {
  const all = (kind: keyof PageSources) => [...new Set(pages.flatMap((sources) => sources[kind]))]
  return policy(all('scripts'), all('styles'), all('analytics'))
}

/** For everything that is not a page: nothing is allowed. */
export const NO_CONTENT_SECURITY_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For feeds and sitemaps, which a browser shows with the site's styles for them. */
export const FEED_SECURITY_POLICY = `${NO_CONTENT_SECURITY_POLICY}; style-src 'self'`
