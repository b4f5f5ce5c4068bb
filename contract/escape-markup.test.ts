import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

test('what would begin or end a tag, an entity or an attribute is escaped', () => {
  expect(escapeMarkup(`<a title="R&D">It's</a>`)).toBe('&lt;a title=&quot;R&amp;D&quot;&gt;It&#39;s&lt;/a&gt;')
})
