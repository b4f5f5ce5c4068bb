import { createHash } from 'node:crypto'

/** Browser features that no page uses. Browsers warn about unknown names on the console, so all of these are known. */
const UNUSED_FEATURES =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'.split(' ')

/** Two years. The header has no `includeSubDomains`, because the company's other hosts may lack HTTPS. */
const HSTS_SECONDS = 63_072_000

/** The policy of all responses that are not pages. It allows nothing. */
export const NO_CONTENT_SECURITY_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The default headers of every response.
 *
 * @param siteUrl HSTS is sent only if it is HTTPS. On a developer's machine HSTS would block other projects on localhost.
 */
export function createSecurityHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // For browsers without support for frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': NO_CONTENT_SECURITY_POLICY,
    'Cache-Control': 'no-store',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }),
  }
}

/** Script types that a browser runs. Others, such as JSON-LD, are data. */
const EXECUTABLE = /^(?:|module|importmap|speculationrules|text\/javascript)$/

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns the `Content-Security-Policy` of all pages. It allows the site's inline scripts and styles by their hashes, and the origin of the
 * analytics script if there is one.
 */
export function createPagePolicy(builtFiles: Iterable<{ isPage: boolean; identity: Buffer }>): string {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const analytics = new Set<string>()
  for (const { isPage, identity } of builtFiles) {
    if (!isPage) continue
    const html = identity.toString()
    for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''
      if (!/\ssrc=/.test(attributes) && EXECUTABLE.test(type)) scripts.add(hashOf(text))
    }
    for (const [, text = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) styles.add(hashOf(text))
    const origin = /<meta name="analytics-origin" content="(https?:\/\/[\w.:[\]-]+)"/.exec(html)?.[1]
    if (origin) analytics.add(origin)
  }
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
