import type { Locale } from '../../contract/locale.ts'
import { thaiCompounds } from './thai-compounds.ts'

const joiner = '\u2060'
const space = '\u00A0'

/** Each word as it is written, and with a word joiner wherever a browser would part it. */
const joinedWords = new Map(
  thaiCompounds.map((marked) => [marked.replaceAll('|', ''), marked.replaceAll('|', joiner)] as const),
)
/** The longest first: คำกล่าวผู้บริหาร before คำกล่าว. */
const anyJoinedWord = new RegExp([...joinedWords.keys()].sort((a, b) => b.length - a.length).join('|'), 'g')

const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

const thaiMonths = `มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม`
const classifiers = `แห่ง ประเทศ ภาษา ทวีป เมือง จังหวัด องค์กร คน ราย กลุ่ม ฉบับ เรื่อง ข้อ ขั้นตอน แพ็กเกจ แคมเปญ ตำแหน่ง
  ภาพ ไฟล์ หน้า บรรทัด ตัวอักษร ครั้ง วินาที นาที ชั่วโมง วัน สัปดาห์ เดือน ปี ล้าน บาท ดอลลาร์ น\\.`
const beforeThaiNumber = `ปี พ\\.ศ\\. มาตรา ข้อ ที่ เวลา ภายใน ใน ถึง คือ อีก มี อย่างน้อย ไม่เกิน Basic Professional Enterprise`

const units = `countries continents cities languages publication outlets media Thai international campaigns articles releases
  copies jobs pictures people steps minutes? hours? days? weeks? months? years? million billion`
const months = `January February March April May June July August September October November December`
const beforeEnglishNumber = `${months} [Ss]ections? [Ss]teps? SERVICE B\\.E\\. Basic Professional Enterprise`

/** Spaces that may not end a line, told from those around them by what stands before and after. */
const boundSpaces: Record<Locale, RegExp[]> = {
  th: [
    new RegExp(`(?<=\\d%?) (?=${anyOf(`${classifiers} ${thaiMonths}`)})`, 'g'),
    new RegExp(`(?<=${anyOf(`${beforeThaiNumber} ${thaiMonths}`)}) (?=\\d)`, 'g'),
    // With more digits the three are too long for a narrow column: กว่า 1,200 แคมเปญ
    /(?<=กว่า) (?=\d{1,3}(?![\d,]))/g,
    // มาตรา 24 (5), and an abbreviation after what it stands for: ค้นเจอง่าย (SEO)
    /(?<=มาตรา.\d+) (?=\(\d)/g,
    /(?<=\p{Script=Thai}) (?=\([A-Z]{2,4}\))/gu,
  ],
  en: [
    new RegExp(`(?<=\\d[M%]?\\+?) (?=${anyOf(units)}\\b)`, 'g'),
    new RegExp(`(?<=\\b${anyOf(beforeEnglishNumber)}) (?=[$\\d{])`, 'g'),
    // 9:00 AM to 6:00 PM ICT, 24 to 48 hours, 20 of 40, {n} OF {total}
    /(?<=\d:\d\d) (?=[AP]M\b|UTC\b|ICT\b|Bangkok time)|(?<=\b[AP]M|\btime) (?=\(?ICT\b)/g,
    /(?<=\d) (?=(?:to|of) \d)|(?<=[\dM].(?:to|of)) (?=\d)|(?<=\}) (?=OF \{)|(?<=OF) (?=\{)/g,
    /(?<=\b(?:in|since|of|by|from)) (?=(?:19|20)\d\d\b(?!,))/g,
    /(?<=Bangkok) (?=\d{5}\b)/g,
  ],
}

/** Where a line may not end though no space is there, nor begin. */
const boundMarks: Record<Locale, RegExp> = {
  th: /(?<=[\d\p{Script=Thai}])–(?=[\d\p{Script=Thai}])/gu,
  en: /(?<=\w)–(?=\w)|(?<=\b[Ee])-(?=mail)|(?<=\b[Ss]ame)-(?=day)|(?<=\d)-(?=hour)/g,
}

const counted = `${classifiers} ตลาด สื่อ ประโยค บรรทัด ส่วน แบบ จุด ช่อง ชิ้น ชุด รายการ ทาง อย่าง โมง ทุ่ม ฝ่าย ถ้อยคำ`

/** Thai words that lean on the one before or behind, whichever that is: no line ends between the two. */
const leaning = [
  // การเขียน, ความหมาย, ผู้เลือก, ไม่พบ; not where the same letters end a word: บริการ, ข้อความ
  /(?<=(?<!(?:บริ|ราย|ต้อง|กรรม|จัด|ทำ|ประกอบ|ดำเนิน|ปฏิบัติ|อำนวย|เป็น|ประ|โครง|กิจ|พิ|อา|หลัก|วง)\u2060?)การ)(?!ณ์)(?=[เ-ไก-ฮ])/g,
  /(?<=(?<!(?:บท|ข้อ|เนื้อ)\u2060?)ความ|ผู้|ไม่)(?=[เ-ไก-ฮ])/g,
  // ข่าวนี้, ภาษาเดียวกัน, ประโยคแรก
  /(?<=[\u0E01-\u0E4C])(?<!ห|เท่า|ทั้ง|ดัง|ที่)(?=(?:นี้|นั้น|ไหน|ใด|เดียวกัน|เดียว|อื่น|แรก)(?![\u0E31-\u0E3A\u0E47-\u0E4E]))/g,
  // สองภาษา, ทุกฉบับ, ฉบับหนึ่ง
  new RegExp(`(?<=แต่ละ|ทุก|หลาย|กี่|ครึ่ง|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)(?=${anyOf(counted)})`, 'g'),
  new RegExp(`(?<=${anyOf(counted)})(?=หนึ่ง)`, 'g'),
  // ในกว่า 150 ประเทศ
  /(?<=ใน|ถึง|ผ่าน|อีก)(?=กว่า\u00A0\d)/g,
]

const bindSpaces = (copy: string, locale: Locale) =>
  boundSpaces[locale].reduce((text, boundSpace) => text.replace(boundSpace, space), copy)

/**
 * Running text whose lines break neither inside a Thai word the browser does not know, nor between a number and its
 * unit, nor in a range or at the hyphen of 'e-mail'.
 */
export function keepRunningTextTogether(copy: string, locale: Locale): string {
  const bound = bindSpaces(copy, locale).replace(boundMarks[locale], (mark) => joiner + mark + joiner)
  if (locale === 'en') return bound
  const joined = bound.replace(anyJoinedWord, (word) => joinedWords.get(word) ?? word)
  return leaning.reduce((text, gap) => text.replace(gap, joiner), joined)
}

/** Shorter copy is a label or a button, and a program's name for it: it stays free of invisible characters. */
const shortestRunningText = 24

/** The same for a piece of copy, of which only its length tells whether it is running text or a label. */
export function keepTogether(copy: string, locale: Locale): string {
  // Without a space it is one word, an address or the name of a file.
  if (locale === 'en' && !copy.includes(' ')) return copy
  return copy.length < shortestRunningText ? bindSpaces(copy, locale) : keepRunningTextTogether(copy, locale)
}
