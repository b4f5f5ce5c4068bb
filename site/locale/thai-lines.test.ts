import { expect, test } from 'vitest'
import { createThaiLines } from './thai-lines.ts'

const setThaiLines = createThaiLines([])
const kept = (body: string) => setThaiLines(`<html><body>${body}</body></html>`).replace(/^.*<body>|<\/body>.*$/g, '')
const word = '<span class="no-break">แพ็กเกจ</span>'

test('a word of a sentence is wrapped, and the text stays the same', () => {
  expect(kept('<p>ข่าวของคุณ &amp; งบเหมาะกับแพ็กเกจไหน</p>')).toBe(`<p>ข่าวของคุณ &amp; งบเหมาะกับ${word}ไหน</p>`)
})

test('a short text does not break at all, and no element is added', () => {
  expect(kept('<p class="note">เลือกแพ็กเกจ</p>')).toBe('<p class="note no-break">เลือกแพ็กเกจ</p>')
})

test('the first words of a paragraph fit on its first line, so they need no element', () => {
  expect(kept('<p>แพ็กเกจที่เหมาะกับข่าวของคุณ</p>')).toBe('<p>แพ็กเกจที่เหมาะกับข่าวของคุณ</p>')
  expect(kept('<p><b>1</b>แพ็กเกจที่เหมาะกับข่าวของคุณ</p>')).toBe(`<p><b>1</b>${word}ที่เหมาะกับข่าวของคุณ</p>`)
})

test('a text that may be in a flex container stays one item', () => {
  expect(kept('<a href="/">เราแนะนำแพ็กเกจที่เหมาะกับข่าวของคุณ</a>')).toBe(
    `<a href="/"><span>เราแนะนำ${word}ที่เหมาะกับข่าวของคุณ</span></a>`,
  )
  expect(kept('<a href="/">เลือกแพ็กเกจ <b>Basic</b></a>')).toBe(
    '<a href="/"><span class="no-break">เลือกแพ็กเกจ</span> <b>Basic</b></a>',
  )
})

test('a heading keeps its text, and marks clauses and unbroken phrases', () => {
  expect(kept('<h2>ข่าวฉบับเดียว ถึงสื่อต่างประเทศกว่า 450 แห่ง <b>1</b></h2>')).toBe(
    '<h2><span class="no-break">ข่าวฉบับเดียว</span> ' +
      '<span class="phrase"><span class="no-break">ถึงสื่อต่างประเทศ</span><span class="no-break">กว่า 450 แห่ง</span></span> <b>1</b></h2>',
  )
})

test.each([
  '<astro-island><p>เราแนะนำแพ็กเกจที่เหมาะกับข่าวของคุณ</p></astro-island>',
  '<script>"เราแนะนำแพ็กเกจที่เหมาะกับข่าวของคุณ" < 1</script>',
  '<h2><span class="no-break">แพ็กเกจที่เหมาะกับข่าวของคุณ</span></h2>',
  '<p title="แพ็กเกจ">Choose a plan</p>',
])('%s stays as it is', (html) => expect(kept(html)).toBe(html))
