import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, readBuiltSite } from '../../server/pages/built-site.ts'
import { offered } from '../../server/testing/fixture-manifest.ts'
import { removeFolder, writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { headersFile, redirectsFile } from './static-host.ts'

let folder: string
let site: BuiltSite
beforeAll(() => {
  folder = writeFixtureSite()
  site = readBuiltSite(folder)
})
afterAll(() => removeFolder(folder))

/** The rules of `_headers`: path to headers. */
const rules = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n\n')
      .map((rule) => {
        const [path = '', ...lines] = rule.split('\n')
        return [
          path,
          Object.fromEntries(
            lines.map((line) =>
              line
                .trim()
                .split(/: (.*)/)
                .slice(0, 2),
            ),
          ),
        ] as const
      }),
  )

describe('_headers', () => {
  it('puts the security headers on everything, with one policy for all pages', () => {
    const all = rules(headersFile(site, 'https://krajai.example')).get('/*')
    expect(all).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': expect.stringContaining('max-age='),
      'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/),
    })
  })

  it('allows what the whole of a page has, which stands in its place', () => {
    const [whole] = [...site.wholePages.values()]
    const policy = rules(headersFile(site, 'https://krajai.example')).get('/*')?.['Content-Security-Policy']
    expect(whole?.sources.styles.length).toBeGreaterThan(0)
    for (const hash of whole?.sources.styles ?? []) expect(policy).toContain(hash)
  })

  it('says only once what hosts would join', () => {
    const all = rules(headersFile(site, 'https://krajai.example')).get('/*')
    expect(all).not.toHaveProperty('Cache-Control')
    expect(all).not.toHaveProperty('Cross-Origin-Resource-Policy')
  })

  it('keeps built files for good and pictures for a day', () => {
    const found = rules(headersFile(site, 'https://krajai.example'))
    expect(found.get('/_astro/*')).toEqual({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    expect(found.get('/logo.svg')).toMatchObject({ 'Cache-Control': 'public, max-age=86400' })
    expect([...found.keys()]).toEqual(['/*', '/_astro/*', '/logo.svg', offered.path])
  })

  it('keeps files for download for good, each under its name', () => {
    expect(rules(headersFile(site, 'https://krajai.example')).get(offered.path)).toEqual({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Disposition': expect.stringMatching(/^attachment; filename="logos\.zip"; filename\*=UTF-8''Krajai/),
    })
  })
})

describe('_redirects', () => {
  const lines = () => redirectsFile(site).trim().split('\n')

  it('leads to the one address of each page', () => {
    expect(lines()).toContain('/about/ /about 308')
    expect(lines()).toContain('/th/ /th 308')
    expect(lines()).toContain('/services/4 /services/seo-optimization 308')
    expect(lines()).toContain('/th/services/4/ /th/services/seo-optimization 308')
    expect(lines().filter((line) => line.startsWith('/ '))).toEqual([])
  })

  it('has no page for who asks too often: its gap is filled in by our server alone', () => {
    expect(lines().filter((line) => line.includes('429'))).toEqual([
      '/429 /404.html 404!',
      '/429.html /404.html 404!',
      '/th/429 /th/404.html 404!',
      '/th/429.html /th/404.html 404!',
    ])
  })

  it('has the whole of a page at no address of its own', () => {
    expect(lines().filter((line) => line.includes('whole'))).toEqual([
      '/th/about.whole /th/404.html 404!',
      '/th/about.whole.html /th/404.html 404!',
    ])
  })

  it('shows the nearest not-found page, the wider ones last', () => {
    expect(lines().filter((line) => line.endsWith(' 404'))).toEqual([
      '/th/pricing/* /th/pricing/404.html 404',
      '/th/services/* /th/services/404.html 404',
      '/pricing/* /pricing/404.html 404',
      '/services/* /services/404.html 404',
      '/th/* /th/404.html 404',
      '/* /404.html 404',
    ])
  })
})
