import { expect, it } from 'vitest'
import { fontFamilies } from './astro-fonts.ts'

it('gives every family a name of its own that no font on a device has', () => {
  const names = fontFamilies.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^krajai-(en|th)-/)
})

it('names fonts of devices for Thai first, and leaves the measures of all as they are', () => {
  for (const { name, fallbacks, optimizedFallbacks } of fontFamilies) {
    expect(optimizedFallbacks).toBe(false)
    const thai = fallbacks.findIndex((font) => /Thai|Loma/.test(font))
    const onPagesOfThai = name.startsWith('krajai-th-') && fallbacks.length > 0
    expect(thai, name).toBe(onPagesOfThai ? 0 : -1)
  }
})
