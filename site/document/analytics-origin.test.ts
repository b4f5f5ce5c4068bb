import { describe, expect, it } from 'vitest'
import { analyticsOrigin } from './analytics-origin.ts'

describe('the origin of the analytics script', () => {
  it.each([
    ['https://stats.example.com/script.js', 'https://stats.example.com'],
    ['https://stats.example.com:8443/a/b.js?site=1', 'https://stats.example.com:8443'],
    ['/script.js', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %j is %j', (source, origin) => expect(analyticsOrigin(source)).toBe(origin))

  it.each([
    'stats.example.com/script.js',
    '//stats.example.com/a.js',
    '/\\stats.example.com',
    'http://stats.example.com/a.js',
    'javascript:alert(1)',
    'data:text/javascript,1',
    "https://a;script-src'/a.js",
    'https://',
    'script.js',
  ])('%j stops the build with a sentence', (source) =>
    expect(() => analyticsOrigin(source)).toThrow(/^PUBLIC_ANALYTICS_SRC: expected the address of a script/),
  )
})
