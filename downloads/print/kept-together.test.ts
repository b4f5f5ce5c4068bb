import { expect, test } from 'vitest'
import { keptTogetherByStyle } from './kept-together.ts'

test.each([
  ['ไม่\u200Dมี', 'ไ<span class="kept">ม่มี</span>'],
  ['คำ\u200Dสั่ง', '<span class="kept">คำสั่</span>ง'],
  ['การก\u200Dระ\u200Dทำ', 'การ<span class="kept">กร</span><span class="kept">ะทำ</span>'],
  ['24\u2060–\u206048', '2<span class="kept">4–4</span>8'],
  ['ข่าวไทย\u200Bสู่โลก', 'ข่าวไทย<wbr>สู่โลก'],
  ['<a title="a\u2060b\u200B">ab</a>', '<a title="ab">ab</a>'],
])('%j is kept together without a mark', (html, kept) => {
  expect(keptTogetherByStyle(html)).toBe(kept)
})
