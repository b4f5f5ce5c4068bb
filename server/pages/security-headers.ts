/** Browser features that no page uses. Only names that browsers know, since they warn about others on the console. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Two years. Subdomains are left out, because this server cannot speak for the company's other hosts. */
const HSTS_SECONDS = 63_072_000

/**
 * The headers of everything that is served, beside its `Content-Security-Policy`.
 *
 * @param siteUrl the origin visitors use. HSTS is sent only when it is HTTPS: over plain HTTP browsers ignore the header, and on a
 *   developer's machine it would lock out every other project on the same host.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }),
  }
}
