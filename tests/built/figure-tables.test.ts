import { expect, test } from 'vitest'
import { LOCALES, localizedPath } from '../../contract/locale.ts'
import { getContent } from '../../site/content/content.ts'
import { bytesAt, onEvery, pageAt } from './built-site.ts'

test.each(LOCALES)('sections with figures link to their meaning in %s', (locale) => {
  const { figureTables } = getContent(locale)
  const paths = ['/', '/services/targeted-distribution', '/thai-news-distribution', '/media-kit']
  onEvery(
    paths.map((path) => ({ path: localizedPath(path, locale) })),
    ({ path }) => {
      const { $ } = pageAt(path)
      expect($(`main a[href="${figureTables.path}"]`).first().text()).toContain(figureTables.link)
    },
  )
  expect(pageAt(localizedPath('/about', locale)).$('#figures')).toHaveLength(1)
})

test.each(LOCALES)('the figureTables in %s can be downloaded and has each figure once', (locale) => {
  const { $ } = pageAt(localizedPath('/about', locale))
  const link = $('#figures a[download]').attr('href') ?? ''
  const csv = bytesAt(link)?.toString('utf8') ?? ''
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const paths = [...getContent(locale).figures.keys()].sort()
  const rows = csv.trim().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(paths)
})
