import { expect, test } from 'vitest'
import { createThaiPhrases } from './thai-phrases.ts'

const NAME = 'ศิริภาฟู้ดส์'
const { keepWords, splitPhrases } = createThaiPhrases([NAME])

// Browsers broke the first lines within a phrase.
test.each([
  ['นโยบาย|ความเป็นส่วนตัว'],
  ['ปรับ|ข่าว|ให้ค้นเจอง่าย |(SEO)'],
  ['ส่งข่าว|ถึงสื่อไทย |และจากไทย|สู่สื่อ|ทั่วโลก'],
  ['จ้างงาน |140 คน'],
  ['นอก|เวลาทำการ'],
  ['ชื่อ|ตัวเอง'],
  ['ข้อ 2 |ผู้ควบคุม|ข้อมูล|ส่วนบุคคล'],
  ['24–48 ชั่วโมง'],
  ['เปลี่ยนใจ'],
  [NAME],
])('%s', (phrases) => expect(splitPhrases(phrases.replaceAll('|', '')).join('|')).toBe(phrases))

// Browsers broke these words, names and numbers in running text.
test.each([
  ['เลือก[แพ็กเกจ]ของ[ผู้บริหาร]'],
  [`[วันพุธ]ที่[${NAME}]`],
  [`[${NAME}]กับ[ความเป็นส่วนตัว]`],
  ['[วันจันทร์–ศุกร์]'],
  ['กว่า\u00A030\u00A0แห่ง ในปีนี้'],
  ['[24–48\u00A0ชั่วโมง] โทร 0\u00A02000\u00A00000'],
  ['สื่อมวลชน and media'],
])('%s', (marked) => {
  const html = marked.replaceAll('[', '<span class="no-break">').replaceAll(']', '</span>')
  expect(keepWords(marked.replace(/[[\]]/g, '').replaceAll('\u00A0', ' '))).toBe(html)
})
