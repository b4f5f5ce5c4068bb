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
