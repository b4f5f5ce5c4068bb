import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeFolder, writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { exportReport, exportSite } from './export-site.ts'

let dist: string
let folder: string
let remove: () => void
beforeEach(() => {
  dist = writeFixtureSite()
  for (const name of ['_headers', '_redirects', '_nginx.conf', '.build-stamp']) writeFileSync(join(dist, name), 'x')
  ;({ folder, remove } = temporaryFolder())
})
afterEach(() => {
  removeFolder(dist)
  remove()
})
const filesIn = (where: string) =>
  globSync(['**/*', '**/.*', '.*/**'], { cwd: where, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(where.length))

it('has what visitors ask for, and what tells the host how to answer them', () => {
  const target = join(folder, 'new')
  exportSite(dist, target)
  const files = filesIn(target)
  for (const name of ['/index.html', '/th/about.html', '/404.html', '/_headers', '/_redirects', '/_astro/a.Bc12.js'])
    expect(files).toContain(name)
  expect(files).toContain('/.well-known/security.txt')
  // No compressed form: nothing is there without the ending.
  expect(files).toContain('/downloads/kit.tar.gz')
  expect(readFileSync(join(target, 'th.html'))).toEqual(readFileSync(join(dist, 'th.html')))
})

it('leaves out what is for our server and the build', () => {
  exportSite(dist, folder)
  const left = new Set(filesIn(folder))
  const out = filesIn(dist).filter((name) => !left.has(name))
  expect(out).toEqual(
    expect.arrayContaining([
      '/429.html',
      '/th/429.html',
      '/.site-manifest.json',
      '/.build-stamp',
      '/_nginx.conf',
      '/th.html.br',
    ]),
  )
  expect(
    out.filter((name) => !/^\/(?:(?:th\/)?429\.html|.+\.whole\.html|\.[^/]+|_nginx\.conf|.+\.(?:br|gz))$/.test(name)),
  ).toEqual([])
})

it('has pages whole that our server sends so to whoever asks, as nobody there is asked', () => {
  exportSite(dist, folder)
  expect(readFileSync(join(folder, 'th/about.html'))).toEqual(readFileSync(join(dist, 'th/about.whole.html')))
  expect(filesIn(folder)).not.toContain('/th/about.whole.html')
})

it('is not laid over what is there already', () => {
  mkdirSync(join(folder, 'old'))
  expect(() => exportSite(dist, folder)).toThrow(`${folder} is not empty`)
})

it('can be published where the site was built for, unless that is no address of https', () => {
  const origin = exportSite(dist, folder)
  expect(origin).toBe(JSON.parse(readFileSync(join(dist, '.site-manifest.json'), 'utf8')).origin)
  expect(exportReport('/srv/out', 'https://www.example.com')).toBe(
    '/srv/out can be published at https://www.example.com',
  )
  const report = exportReport('/srv/out', 'http://localhost:3000')
  expect(report).not.toContain('can be published')
  expect(report).toContain('http://localhost:3000')
  expect(report).toContain('SITE_URL=https://')
})
