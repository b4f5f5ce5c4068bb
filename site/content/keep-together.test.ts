import { expect, test } from 'vitest'
import { keepFileTogether, keepTogether } from './keep-together.ts'

const visible = (copy: string) => copy.replaceAll('\u2060', '|').replaceAll('\u00A0', '_')

test('words that browsers part are joined, numbers stay with their units', () => {
  expect(visible(keepTogether('ใช้เวลาเผยแพร่ 24–48 ชั่วโมง ถึงสื่อกว่า 30 แห่ง'))).toBe(
    'ใช้เวลาเผย|แพร่ 24|–|48_ชั่วโมง ถึงสื่อกว่า_30_แห่ง',
  )
  expect(visible(keepTogether('กระจายนิวส์ไวร์ ก่อตั้งเมื่อปี 2553'))).toBe('กระ|จา|ย|นิ|วส์|ไวร์ ก่อตั้งเมื่อปี_2553')
  expect(visible(keepTogether('ชื่อเฉพาะและคำกล่าวผู้บริหารที่ส่งถึงสื่อต่างประเทศ'))).toBe(
    'ชื่อเฉพาะและคำ|กล่าว|ผู้|บริหารที่ส่งถึงสื่อ|ต่าง|ประเทศ',
  )
})

test('a label stays as it was written', () => {
  expect(keepTogether('ดูรายละเอียดแพ็กเกจ')).toBe('ดูรายละเอียดแพ็กเกจ')
})

test('titles and descriptions of pages stay plain, the copy below them does not', () => {
  const copy = 'ช่วยเขียนข่าวประชาสัมพันธ์และเผยแพร่ถึงสื่อไทย'
  const kept = keepFileTogether({ meta: { title: copy }, description: copy, hero: { lead: copy, items: [copy] } })
  expect(kept.meta.title).toBe(copy)
  expect(kept.description).toBe(copy)
  expect(visible(kept.hero.lead)).toContain('เผย|แพร่')
  expect(visible(kept.hero.items[0] ?? '')).toContain('เผย|แพร่')
})
