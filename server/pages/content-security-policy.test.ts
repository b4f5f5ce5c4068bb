import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { pageSources } from './page-sources.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directives = (html: string) =>
  Object.fromEntries(
    contentSecurityPolicy(pageSources(html))
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values] as const
      }),
  )

describe('the policy of a page', () => {
  it('allows nothing but what the site is made of', () => {
    expect(directives('<title>Empty</title>')).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    })
  })

  it('allows the inline scripts and styles it was built with, byte for byte', () => {
    const script = '\n  if (a < b && c) go("&amp;", "ก") // <b>\n'
    const found = directives(
      `<head><script>${script}</script><style> a > b {} </style></head><script type="module">two()</script>`,
    )
    expect(found['script-src']).toEqual(["'self'", hash(script), hash('two()')])
    expect(found['style-src']).toEqual(["'self'", hash(' a > b {} ')])
  })

  it('may be that of several pages', () => {
    const several = contentSecurityPolicy(
      pageSources('<script>a()</script><style>a{}</style>'),
      pageSources('<script>b()</script><script>a()</script>'),
    )
    expect(several).toContain(`script-src 'self' ${hash('a()')} ${hash('b()')}; style-src 'self' ${hash('a{}')};`)
  })

  it('lets in the analytics script that the site was built with, and what it reports to', () => {
    const found = directives('<head><meta name="analytics-origin" content="https://stats.example"></head><p>text')
    expect(found['script-src']).toEqual(["'self'", 'https://stats.example'])
    expect(found['connect-src']).toEqual(["'self'", 'https://stats.example'])
    expect(directives('<p><meta name="analytics-origin" content="https://evil.example"></p>')['script-src']).toEqual([
      "'self'",
    ])
  })

  it('names each hash once', () => {
    expect(directives('<script>x()</script><script>x()</script>')['script-src']).toHaveLength(2)
  })

  it.each([
    '',
    ' type=""',
    ' type="module"',
    ' type="text/javascript"',
    ' type="importmap"',
    ' type="speculationrules"',
  ])('a script with%s runs', (type) =>
    expect(directives(`<script${type}>x</script>`)['script-src']).toContain(hash('x')),
  )

  it('leaves out data, files and attributes', () => {
    const html = '<script type="application/ld+json">{}</script><script src="/a.js"></script><p style="x" onclick="y">'
    expect(pageSources(html)).toEqual({ scripts: [], styles: [], analytics: [] })
  })

  it('reads line ends as a browser does', () => {
    expect(directives('<script>a\r\nb</script>')['script-src']).toContain(hash('a\nb'))
  })
})
