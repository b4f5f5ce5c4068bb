import { expect, test } from 'vitest'
import { keptTogether } from './kept-together.ts'

const kept = (letters: string) => `<span style="white-space:nowrap">${letters}</span>`

test.each([
  ['a < b & c', 'a &lt; b &amp; c'],
  ['9.00\u2060–\u206018.00\u00A0น.', `9.0${kept('0–1')}8.00\u00A0น.`],
  ['ไม่\u200Dมี & การก\u200Dระ\u200Dทำ', `ไ${kept('ม่มี')} &amp; การ${kept('กร')}${kept('ะทำ')}`],
  ['R\u2060&\u2060D', kept('R&amp;D')],
  ['a\u2060 \u200Bb', 'a b'],
  ['👩\u200D🌾', '👩\u200D🌾'],
])('%j is kept together without a mark', (text, html) => {
  expect(keptTogether(text)).toBe(html)
})
