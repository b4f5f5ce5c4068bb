import { expect, test } from 'vitest'
import { splitPhrases } from './thai-phrases.ts'

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
  ['กระจายนิวส์ไวร์'],
])('%s', (phrases) => expect(splitPhrases(phrases.replaceAll('|', '')).join('|')).toBe(phrases))
