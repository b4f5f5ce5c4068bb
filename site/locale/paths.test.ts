import { expect, test } from 'vitest'
import { homeAnchor } from './paths.ts'

test('anchors of the home page are local on both homes and lead home from elsewhere', () => {
  expect(homeAnchor('#signup', '/')).toBe('#signup')
  expect(homeAnchor('#signup', '/th')).toBe('#signup')
  expect(homeAnchor('#signup', '/about')).toBe('/#signup')
  expect(homeAnchor('#signup', '/th/about')).toBe('/th#signup')
})
