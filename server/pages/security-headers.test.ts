import { describe, expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

describe('the security headers', () => {
  it('are these', () => {
    expect(securityHeaders('http://localhost:3000')).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
      'Permissions-Policy': expect.stringMatching(/^(?:[a-z-]+=\(\)(?:, |$))+$/),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  it('require HTTPS for at least a year when the site has it', () => {
    const [, seconds] = /^max-age=(\d+)/.exec(securityHeaders('https://a.th')['Strict-Transport-Security'] ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60)
  })
})
