/** Browser features that no page uses. Only names that browsers know, since they warn about others on the console. */
const UNUSED_FEATURES =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'.split(' ')

/** Two years. Subdomains are left out, because this server cannot speak for the company's other hosts. */
const HSTS_SECONDS = 63_072_000

/** For everything that is not a page: nothing is allowed. */
export const NO_CONTENT_SECURITY_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The headers of everything that does not set others.
 *
 * @param siteUrl the origin visitors use. HSTS is sent only if it is HTTPS: on a developer's machine the header would lock out every
 *   other project on the same host.
 */
export function createSecurityHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': NO_CONTENT_SECURITY_POLICY,
    'Cache-Control': 'no-store',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }),
  }
}
