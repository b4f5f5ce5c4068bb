import { expect, test } from 'vitest'
import { onEvery } from './built-site.ts'

test('a rule names every page that breaks it, and does not pass where there is no page', () => {
  const pages = ['/', '/about', '/th'].map((path) => ({ path }))
  const short = () => onEvery(pages, ({ path }) => expect(path.length).toBe(1))
  expect(short).toThrow(/\/about: expected 6 to be 1[\s\S]+\/th: expected 3 to be 1/)
  expect(() => onEvery([], () => {})).toThrow()
})
