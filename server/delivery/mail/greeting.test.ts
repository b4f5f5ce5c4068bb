import { describe, expect, it } from 'vitest'
import { manifest } from '../../testing/fixture-manifest.ts'
import { greeting } from './greeting.ts'
import { repeatableName } from './safe-text.ts'

const { en, th } = manifest.mail
const inThai = (name: string) => greeting(repeatableName(name), th, 'th')
const inEnglish = (name: string) => greeting(repeatableName(name), en, 'en')

describe('in Thai', () => {
  it.each([
    ['สมชาย ใจดี', 'คุณสมชาย ใจดี'],
    ['John Smith', 'คุณ John Smith'],
    ['John ใจดี', 'คุณ John ใจดี'],
    ['คุณสมชาย', 'คุณสมชาย'],
    ['หมอสมชาย', 'คุณหมอสมชาย'],
    ['คุณหมอสมชาย', 'คุณหมอสมชาย'],
    ['ครูมานี', 'คุณครูมานี'],
  ])('%s is called %s', (name, called) => {
    expect(inThai(name)).toBe(`เรียน ${called}`)
  })

  it.each([
    'คุณากร ใจดี',
    'คุณานนท์',
    'นายิกา ใจดี',
    'นางูลิมา',
    'กนก ใจดี',
    'นพ ใจดี',
    'ศาสตรา ใจดี',
    'พลอย ใจดี',
    'สิบทิศ',
    'เรืองศรี',
    'พระพาย ใจดี',
    'พระนาย ใจดี',
    'เด็ดดวง ใจดี',
    'แม่น ใจดี',
  ])('%s begins with no title', (name) => {
    expect(inThai(name)).toBe(`เรียน คุณ${name}`)
  })

  it.each([
    'นาย สมชาย ใจดี',
    'นายสมชาย',
    'นายเอก',
    'นางมานี',
    'นางสาว มานี',
    'นางสาวมานี',
    'น.ส. มานี',
    'ดร. สมชาย',
    'ดร สมชาย',
    'นพ. สมชาย รักเรียน',
    'พญ. มานี',
    'ทพ. สมชาย',
    'สพ.ญ. มานี',
    'ผศ. สมชาย',
    'รศ. ดร. สมชาย',
    'ศ. สมชาย',
    'อ. สมชาย',
    'อาจารย์สมชาย',
    'รองศาสตราจารย์สมชาย',
    'แพทย์หญิงมานี',
    'เด็กหญิงมณี',
    'เด็กชายสมชาย',
    'ท่านผู้หญิงมณี',
    'พระครูสมชาย',
    'พระมหาสมชาย',
    'พระอาจารย์สมชาย',
    'แม่ชีมณี',
    'หม่อมหลวงปิ่น',
    'หม่อมราชวงศ์ปิ่น',
    'ม.ล. ปิ่น',
    'ม.ร.ว. ปิ่น',
    'ว่าที่ร้อยตรี สมชาย',
    'ว่าที่ ร.ต. สมชาย',
    'พ.ต.อ. สมชาย',
    'ร.ต.อ.หญิง มานี',
    'พลตำรวจเอก สมชาย',
    'พันโท สมชาย',
    'ร้อยตำรวจตรี สมชาย',
    'นาวาอากาศเอก สมชาย',
    'เรือโท สมชาย',
    'จ่าสิบเอก สมชาย',
    'พันจ่าอากาศเอก สมชาย',
    'สิบตำรวจโท สมชาย',
    'ดาบตำรวจ สมชาย',
    'Dr. Somchai Jaidee',
    'dr Somchai',
    'Dr. สมชาย',
    'Prof. Somchai',
    'Assoc. Prof. Dr. Somchai Jaidee',
    'Associate Professor Somchai',
    'Ajarn Somchai',
    'Pol. Lt. Col. Somchai',
    'M.L. Pin',
    'Mom Luang Pin',
    'Khunying Somsri',
    'Khun Ying Somsri',
  ])('%s has a title, before which no คุณ stands', (name) => {
    expect(inThai(name)).toBe(`เรียน ${name}`)
  })

  it.each([
    ['Khun Somchai', 'คุณ Somchai'],
    ['khun สมชาย', 'คุณสมชาย'],
    ['Khun Yingyong', 'คุณ Yingyong'],
    ['Mr. Somchai', 'คุณ Somchai'],
    ['MR SOMCHAI', 'คุณ SOMCHAI'],
    ['Mrs. Manee', 'คุณ Manee'],
    ['Ms. Manee', 'คุณ Manee'],
    ['Miss Manee', 'คุณ Manee'],
    ['Khun Dr. Somchai', 'Dr. Somchai'],
    ['Missara Jaidee', 'คุณ Missara Jaidee'],
    ['Drake Jaidee', 'คุณ Drake Jaidee'],
    ['Siriporn Jaidee', 'คุณ Siriporn Jaidee'],
  ])('%s is called %s, as คุณ says what the title does', (name, called) => {
    expect(inThai(name)).toBe(`เรียน ${called}`)
  })

  it.each([
    ['ดร.สมชาย ใจดี', 'ดร. สมชาย ใจดี'],
    ['นพ.สมชาย', 'นพ. สมชาย'],
    ['ผศ.ดร.สมชาย', 'ผศ.ดร. สมชาย'],
    ['ผศ. ทพญ.มานี', 'ผศ. ทพญ. มานี'],
    ['ม.ล.ปิ่น', 'ม.ล. ปิ่น'],
    ['พ.ต.อ.สมชาย', 'พ.ต.อ. สมชาย'],
    ['พ.ต.อ.หญิงสุดา', 'พ.ต.อ.หญิง สุดา'],
    ['พล.ต.ต.หญิงสุดา ใจดี', 'พล.ต.ต.หญิง สุดา ใจดี'],
    ['น.ต.หญิงสุดา', 'น.ต.หญิง สุดา'],
    ['ว่าที่ ร.ต.หญิงสุดา', 'ว่าที่ ร.ต.หญิง สุดา'],
    ['ว่าที่ร.ต.หญิงสุดา', 'ว่าที่ร.ต.หญิง สุดา'],
    ['ดร.หญิงสุดา', 'ดร. หญิงสุดา'],
    ['น.ส.หญิงสุดา', 'น.ส. หญิงสุดา'],
    ['ด.ญ.หญิงสุดา', 'ด.ญ. หญิงสุดา'],
    ['ม.ล.หญิงสุดา', 'ม.ล. หญิงสุดา'],
    ['ว่าที่ร.ต.สมชาย', 'ว่าที่ร.ต. สมชาย'],
    ['Dr.Somchai', 'Dr. Somchai'],
    ['Assoc.Prof.Somchai', 'Assoc. Prof. Somchai'],
    ['M.L.Pin', 'M.L. Pin'],
    ['Mr.Somchai', 'คุณ Somchai'],
  ])('the title of %s is set apart', (name, called) => {
    expect(inThai(name)).toBe(`เรียน ${called}`)
  })

  it('another wording of the greeting is left as it is', () => {
    const reworded = { ...th, greeting: { ...th.greeting, named: 'สวัสดี {name}' } }
    expect(greeting('ดร. สมชาย', reworded, 'th')).toBe('สวัสดี ดร. สมชาย')
  })

  it('a name that is not repeated is none', () => {
    expect(greeting(null, th, 'th')).toBe('เรียน ท่านผู้ติดต่อ')
  })
})

describe('in English', () => {
  it.each([
    ['Manee Jai', 'Manee Jai'],
    ['Khun Somchai', 'Khun Somchai'],
    ['Dr. Somchai Jaidee', 'Dr. Somchai Jaidee'],
    ['Mr.Somchai', 'Mr. Somchai'],
    ['M.L. Pin', 'M.L. Pin'],
    ['คุณสมชาย', 'คุณสมชาย'],
    ['นพ.สมชาย รักเรียน', 'นพ. สมชาย รักเรียน'],
    ['พ.ต.อ.หญิง มานี', 'พ.ต.อ.หญิง มานี'],
  ])('%s is greeted with the title that was written: %s', (name, called) => {
    expect(inEnglish(name)).toBe(`Hello ${called},`)
  })
})
