import { expect, test } from 'vitest'
import { LOCALES, localizedPath } from '../../../contract/locale.ts'
import { getContent } from '../../content/content.ts'
import { getHeaderLinks } from './Header.tsx'

test.each(LOCALES)('in %s, the link to the current page or its parent is marked', (locale) => {
  const content = getContent(locale)
  const marked = (path: string) => {
    const { services, main } = getHeaderLinks(content, localizedPath(path, locale))
    return [...services, ...main]
      .filter((link) => link['aria-current'])
      .map((link) => [link.children, link['aria-current']])
  }
  const { site, pages } = content
  expect(marked('/about')).toEqual([[pages.about.breadcrumb, 'page']])
  expect(marked('/blog/measuring-pickup-honestly')).toEqual([[pages.blog.breadcrumb, true]])
  expect(marked('/pricing/1')).toEqual([[site.header.pricing, true]])
  expect(marked('/thai-news-distribution')).toEqual([[site.header.thaiNewsDetails, 'page']])
  expect(marked('/')).toEqual([])
})
