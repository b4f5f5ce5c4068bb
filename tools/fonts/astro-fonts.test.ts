import { expect, it } from 'vitest'
import { fontFamilies } from './astro-fonts.ts'

it('gives every family a name of its own that no font on a device has', () => {
  const names = fontFamilies.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^krajai-(en|th)-/)
})
