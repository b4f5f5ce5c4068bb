import { expect, test } from 'vitest'
import { relatedTo } from './summaries.ts'

const all = [
  { slug: 'a', categoryId: 'writing' },
  { slug: 'b', categoryId: 'media' },
  { slug: 'c', categoryId: 'writing' },
  { slug: 'd', categoryId: 'media' },
  { slug: 'e', categoryId: 'writing' },
]

test('the same category comes first, the article itself not at all', () => {
  expect(relatedTo({ slug: 'd', categoryId: 'media' }, all).map(({ slug }) => slug)).toEqual(['b', 'a', 'c'])
})
