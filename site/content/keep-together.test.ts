import { expect, test } from 'vitest'
import { plainText } from '../../contract/plain-text.ts'
import { keepRunningTextTogether, keepTogether } from './keep-together.ts'

const visible = (copy: string) => copy.replace(/[\u2060\u200D]/g, '|').replaceAll('\u00A0', '_')

test('words that browsers part are joined, numbers stay with their units', () => {
  expect(visible(keepTogether('ใช้เวลาเผยแพร่ 24–48 ชั่วโมง ถึงสื่อกว่า 30 แห่ง', 'th'))).toBe(
    'ใช้|เวลาเผย|แพร่ 24|–|48_ชั่วโมง ถึง|สื่อกว่า_30_แห่ง',
  )
  expect(visible(keepTogether('กระจายนิวส์ไวร์ ก่อตั้งเมื่อปี 2553', 'th'))).toBe('กระ|จา|ย|นิ|วส์|ไวร์ ก่อ|ตั้งเมื่อ|ปี_2553')
  expect(visible(keepTogether('ชื่อเฉพาะและคำกล่าวผู้บริหารที่ส่งถึงสื่อต่างประเทศ', 'th'))).toBe(
    'ชื่อ|เฉพาะและ|คำ|กล่าว|ผู้|บริหารที่|ส่งถึง|สื่อ|ต่าง|ประเทศ',
  )
})

test('behind a Thai letter stands a joiner that every browser knows there: at a word joiner Firefox ends the line', () => {
  const kept = keepTogether('วันจันทร์–ศุกร์ 9.00–18.00 น. และวันเสาร์', 'th')
  expect(kept).toContain('วัน\u200Dจันทร์\u200D–')
  expect(kept).toContain('9.00\u2060–\u206018.00')
  expect(kept).not.toMatch(/\p{Script=Thai}\u2060/u)
  expect(keepTogether('“กรุงเทพฯ” ไม่ใช่ “บางกอก”: สองชื่อ', 'th')).toMatch(/เทพ\u200Dฯ\u200D” .*กอก\u200D”: /)
})

test.each(['ข่าว\u2060PR', 'เพียง\u206030', 'ข่าว\u2060(SEO)', 'ใน\u2060{title}', 'ส่งข่าวใน 24–48 ชั่วโมงถึง “สื่อ”'])(
  '%j is itself again where no line has to be kept together',
  (copy) => expect(plainText(keepRunningTextTogether(copy, 'th'))).toBe(copy.replaceAll('\u2060', '')),
)

const thai = (copy: string) => visible(keepRunningTextTogether(copy, 'th'))
const english = (copy: string) => visible(keepTogether(copy, 'en'))

test.each([
  ['เอเจนซีท่องเที่ยว', 'เอ|เจน|ซีท่อง|เที่ยว'],
  ['ข้อแนะนำที่น่าสนใจ', 'ข้อ|แนะนำที่|น่า|สนใจ'],
  ['ผลประกอบการรายไตรมาส', 'ผล|ประกอบ|การราย|ไตรมาส'],
  ['หมวกกันน็อก', 'หมวก|กัน|น็อก'],
  ['ในแพ็กเกจนี้', 'ใน|แพ็ก|เก|จนี้'],
  ['คำอธิบายภาพ', 'คำ|อธิบาย|ภาพ'],
  ['ความเป็นส่วนตัว', 'ความ|เป็น|ส่วน|ตัว'],
  ['เลขประจำตัวผู้เสียภาษี', 'เลข|ประจำ|ตัวผู้|เสีย|ภาษี'],
  ['วันมาฆบูชา', 'วัน|มาฆบูชา'],
])('%s is broken between words only', (word, joined) => {
  expect(thai(word)).toBe(joined)
})

test('words that lean on another stay with it, the same letters at the end of a word do not', () => {
  expect(thai('การเขียน บริการส่ง ต้องการซื้อ แถลงการณ์')).toBe('การ|เขียน บริการส่ง ต้องการซื้อ แถลงการณ์')
  expect(thai('ความหมายของบทความไทย')).toBe('ความ|หมายของ|บทความไทย')
  expect(thai('แต่ละฉบับ ภาษาหนึ่ง โต๊ะนั้น')).toBe('แต่ละ|ฉบับ ภาษา|หนึ่ง โต๊ะ|นั้น')
})

test('Thai numbers stay with what they count and what they number', () => {
  expect(thai('ในกว่า 150 ประเทศ')).toBe('ใน|กว่า_150_ประเทศ')
  expect(thai('จากกว่า 1,200 แคมเปญ')).toBe('จาก|กว่า 1,200_แคมเปญ')
  expect(thai('มาตรา 24 (5) พ.ศ. 2562')).toBe('มาตรา_24_(5) พ.ศ._2562')
  expect(thai('ค้นเจอง่าย (SEO)')).toBe('ค้น|เจอ|ง่าย_(SEO)')
  expect(thai('ภ.พ. 20 ภ.ง.ด. 53 13 หลัก')).toBe('ภ.พ._20 ภ.ง.ด._53 13_หลัก')
  expect(visible(keepTogether('2 องค์กรนี้ทำอย่างไร', 'th'))).toBe('2_องค์กร|นี้ทำอย่างไร')
})

test('English numbers stay with their units, hours and years with what belongs to them', () => {
  expect(english('Monday to Friday, 9:00 AM to 6:00 PM ICT')).toBe('Monday to Friday, 9:00_AM to_6:00_PM_ICT')
  expect(english('190+ countries, in 16 publication languages, within 30 days')).toBe(
    '190+_countries, in 16_publication languages, within 30_days',
  )
  expect(english('24 to 48 hours on March 8, campaigns in 2023–2024')).toBe(
    '24_to_48_hours on March_8, campaigns in_2023|–|2024',
  )
  expect(english('Same-day distribution, told by e-mail')).toBe('Same|-|day distribution, told by e|-|mail')
  expect(english('Khlong Toei, Bangkok 10110, Thailand')).toBe('Khlong Toei, Bangkok_10110, Thailand')
})

test('no line ends within a telephone number', () => {
  expect(english('Head of Communications, +66 80 000 0000, 3 days')).toBe(
    'Head of Communications, +66_80_000_0000, 3_days',
  )
  expect(thai('มือถือ 08 0000 0000 LINE')).toBe('มือ|ถือ 08_0000_0000 LINE')
})

test('addresses, names of files and labels stay as they were written', () => {
  expect(english('hello@e-mail-for-newsrooms.example')).toBe('hello@e-mail-for-newsrooms.example')
  expect(english('E-mail address')).toBe('E-mail address')
})

test('a label stays as it was written', () => {
  expect(keepTogether('ส่งข้อความ', 'th')).toBe('ส่งข้อความ')
  expect(keepTogether('Same-day distribution', 'en')).toBe('Same-day distribution')
})
