import { expect, test } from 'vitest'
import { loadContent } from '../site/content/load-content.ts'
import { findStale } from './printed.ts'

test('what is printed was printed from the words, figures and drawings of today', async () => {
  const stale = await findStale(loadContent())
  expect(stale.map(({ name }) => `${name}: run npm run downloads`)).toEqual([])
})
