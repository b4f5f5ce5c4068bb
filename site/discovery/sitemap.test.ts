import { expect, test } from 'vitest'
import { composeSitemap, composeSitemapIndex } from './sitemap.ts'

const site = new URL('https://krajai.example')

test('an entry has the URL, the date if it is known, and all alternates', () => {
  const text = composeSitemap(
    [
      { base: '/terms', locale: 'th', modified: new Date('2023-05-01') },
      { base: '/', locale: 'en' },
    ],
    site,
  )
  expect(text).toContain('<loc>https://krajai.example/th/terms</loc><lastmod>2023-05-01</lastmod>')
  expect(text).toContain('<loc>https://krajai.example/</loc><xhtml:link')
  expect(text).toContain('hreflang="x-default" href="https://krajai.example/terms"')
  expect(text.match(/<xhtml:link/g)).toHaveLength(6)
})

test('the index has absolute URLs', () => {
  expect(composeSitemapIndex(['/sitemap.xml'], site)).toContain('<loc>https://krajai.example/sitemap.xml</loc>')
})
