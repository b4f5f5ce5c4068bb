import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

test('escapes characters of tags, entities and attributes', () => {
  expect(escapeMarkup(`<a title="R&D">It's</a>`)).toBe('&lt;a title=&quot;R&amp;D&quot;&gt;It&#39;s&lt;/a&gt;')
})
