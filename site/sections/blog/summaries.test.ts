import { expect, test } from 'vitest'
import { findRelatedArticles } from './summaries.ts'

const all = [
  { slug: 'a', categoryId: 'writing' },
  { slug: 'b', categoryId: 'media' },
  { slug: 'c', categoryId: 'writing' },
  { slug: 'd', categoryId: 'media' },
  { slug: 'e', categoryId: 'writing' },
]

test('articles of the same category come first, without the article itself', () => {
  expect(findRelatedArticles({ slug: 'd', categoryId: 'media' }, all).map(({ slug }) => slug)).toEqual(['b', 'a', 'c'])
})
