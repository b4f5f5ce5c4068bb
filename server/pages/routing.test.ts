import { describe, expect, it } from 'vitest'
import { manifest } from '../testing/fixture-manifest.ts'
import { route, splitTarget, withoutEndingSlashes } from './routing.ts'

const PAGES = ['/', '/th', '/about', '/th/about', '/services/seo-optimization', '/thai-news-distribution']
const FILES = [...PAGES, '/robots.txt', '/_astro/a.js']

const routed = (path: string) =>
  route(path, {
    isPage: (page) => PAGES.includes(page),
    isFile: (file) => FILES.includes(file),
    serviceSlugs: manifest.serviceSlugs,
  })
const notFoundPages = (path: string) => {
  const target = routed(path)
  return target.kind === 'not-found' ? target.pages : target
}

describe('a request target', () => {
  it.each([
    ['/', '/', ''],
    ['/about?a=1?b', '/about', '?a=1?b'],
    ['?a', '/', '?a'],
    ['http://www.example.com/about?a', '/about', '?a'],
    ['HTTPS://www.example.com', '/', ''],
    ['http://www.example.com?a', '/', '?a'],
    ['http://www.example.com//evil.example/', '//evil.example/', ''],
    ['/about#part', '/about', ''],
  ])('%s splits into %s and %s', (target, path, query) => {
    expect(splitTarget(target)).toEqual({ path, query })
  })
})

describe('a known path', () => {
  it.each(FILES)('%s is found', (path) => expect(routed(path)).toEqual({ kind: 'found', path }))

  it('is found however its letters are escaped', () => {
    expect(routed('/%61bout')).toEqual({ kind: 'found', path: '/about' })
  })
})

describe('redirects', () => {
  it.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/th/', '/th'],
    ['/th/about/', '/th/about'],
    ['/services/0', '/services/global-distribution'],
    ['/services/1', '/services/content-creation'],
    ['/services/2', '/services/performance-analytics'],
    ['/services/3', '/services/targeted-distribution'],
    ['/services/4', '/services/seo-optimization'],
    ['/services/5', '/services/thai-news-distribution'],
    ['/services/4/', '/services/seo-optimization'],
    ['/th/services/0', '/th/services/global-distribution'],
  ])('%s to %s', (from, to) => expect(routed(from)).toEqual({ kind: 'redirect', path: to }))
})

describe('an unknown path', () => {
  it.each([
    '/thx',
    '/TH',
    '/en',
    '/en/about',
    '/About',
    '/unknown/',
    '/robots.txt/',
    '//',
    '//about',
    '//evil.example/',
    '//evil.example/about/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '/th%2Fabout',
    '/about%2F',
    '/about%00',
    '/../about',
    '/%2e%2e/about',
    '/_astro/../about',
    '/./about',
    '/%',
    '/%zz',
    '/%ff',
    '/404',
    '/index.html',
    '/index',
    '/about.html',
    `/${'a'.repeat(5000)}`,
    `/about${'/'.repeat(5000)}`,
  ])('%s has the English not-found page', (path) => expect(notFoundPages(path)).toEqual(['/404']))

  it.each(['/th/x', '/th/th', '/th/%zz', '/th/../x', '/th/index.html', '/th/404', '/th//about'])(
    '%s has the Thai one',
    (path) => expect(notFoundPages(path)).toEqual(['/th/404']),
  )

  it.each([
    ['/services/x', '/services/404', '/404'],
    ['/services/6', '/services/404', '/404'],
    ['/services/00', '/services/404', '/404'],
    ['/services/404', '/services/404', '/404'],
    ['/services/x/', '/services/404', '/404'],
    ['/pricing/-1', '/pricing/404', '/404'],
    ['/pricing/1.0', '/pricing/404', '/404'],
    ['/th/services/x', '/th/services/404', '/th/404'],
    ['/th/pricing/01', '/th/pricing/404', '/th/404'],
  ])('%s has the one of its section first', (path, ...pages) => expect(notFoundPages(path)).toEqual(pages))

  it.each(['/services', '/services/', '/services/a/b', '/thx/services/1'])('%s is in no section', (path) =>
    expect(notFoundPages(path)).toEqual(['/404']),
  )
})

describe('slashes that end a path', () => {
  it.each([
    ['/about', '/about'],
    ['/about//', '/about'],
    ['/', ''],
    ['///', ''],
    ['//about/', '//about'],
  ])('%s without them is %j', (path, trimmed) => expect(withoutEndingSlashes(path)).toBe(trimmed))

  it('are found without trying each: for so many a pattern that does takes minutes', () => {
    const path = `${'/'.repeat(1_000_000)}a`
    expect(withoutEndingSlashes(path)).toBe(path)
  })
})
