import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MANIFEST_FILE } from '../../contract/site-manifest.ts'
import { manifest } from '../testing/fixture-manifest.ts'
import { INLINE_SCRIPT, INLINE_STYLE, removeFolder, writeFixtureSite } from '../testing/fixture-site.ts'
import { readBuiltSite } from './built-site.ts'
import { pageSources } from './page-sources.ts'

let folder: string
beforeEach(() => {
  folder = writeFixtureSite()
})
afterEach(() => removeFolder(folder))

describe('the built site', () => {
  it('has an address for each page and file', () => {
    expect([...readBuiltSite(folder).files.keys()].sort()).toEqual([
      '/',
      '/.well-known/security.txt',
      '/_astro/a.Bc12.js',
      '/about',
      '/downloads/kit.tar.gz',
      '/faq',
      '/logo.svg',
      '/pricing/0',
      '/robots.txt',
      '/services/seo-optimization',
      '/services/targeted-distribution',
      '/th',
      '/th/about',
      '/th/faq',
      '/thai-news-distribution',
    ])
  })

  it('keeps apart the pages that have no address of their own', () => {
    expect([...readBuiltSite(folder).notFoundPages.keys()].sort()).toEqual([
      '/404',
      '/pricing/404',
      '/services/404',
      '/th/404',
      '/th/pricing/404',
      '/th/services/404',
    ])
  })

  it('has the compressed forms of a file with it', () => {
    const { files } = readBuiltSite(folder)
    expect(files.get('/about')).toMatchObject({ isPage: true, br: expect.any(Buffer), gzip: expect.any(Buffer) })
    expect(files.get('/robots.txt')).not.toHaveProperty('br')
    expect(files.get('/downloads/kit.tar.gz')?.identity.toString()).toBe('not really an archive')
  })

  it('lets into a page what it was built with, and nothing that was added later', () => {
    const built = readBuiltSite(folder).files.get('/about')?.sources
    expect(built).toEqual(pageSources(`<script>${INLINE_SCRIPT}</script><style>${INLINE_STYLE}</style>`))
    writeFileSync(join(folder, 'about.html'), '<script>added()</script>')
    writeFileSync(join(folder, 'added.html'), '<script>added()</script>')
    const { files } = readBuiltSite(folder)
    expect(files.get('/about')?.sources).toEqual(built)
    expect(files.get('/added')?.sources).toEqual({ scripts: [], styles: [], analytics: [] })
  })

  it('does not serve files meant for whoever builds or hosts it', () => {
    for (const name of ['_headers', '_redirects', '.build-stamp']) writeFileSync(join(folder, name), '/* private')
    const { files } = readBuiltSite(folder)
    expect([...files.keys()].filter((path) => /^\/[_.]/.test(path)).sort()).toEqual([
      '/.well-known/security.txt',
      '/_astro/a.Bc12.js',
    ])
  })

  it.each(['index.html', 'th.html', '404.html', 'th/404.html'])('is not built without %s', (name) => {
    rmSync(join(folder, name))
    expect(() => readBuiltSite(folder)).toThrow(`lacks ${name}: run npm run build`)
  })

  it.each([
    ['no manifest', undefined],
    ['one of another version', JSON.stringify({ ...manifest, version: 0 })],
    ['one cut short', JSON.stringify(manifest).slice(0, 200)],
  ])('does not go with this server where it has %s', (_, json) => {
    if (json === undefined) rmSync(join(folder, MANIFEST_FILE))
    else writeFileSync(join(folder, MANIFEST_FILE), json)
    expect(() => readBuiltSite(folder)).toThrow(
      /which this server needs: run npm run build, or unpack the release anew$/,
    )
  })

  it('is not built where there is no folder', () => {
    expect(() => readBuiltSite(join(folder, 'nowhere'))).toThrow(
      /^The built site cannot be read \(.+\): run npm run build, or unpack the release anew$/,
    )
  })
})
