import type { Locale } from '../../contract/locale.ts'
import { joinThaiPhrases, THAI_JOINER } from './thai-phrases.ts'

const joiner = '\u2060'
const space = '\u00A0'

const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

const thaiMonths = `มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม`
const classifiers = `แห่ง ประเทศ ภาษา ทวีป เมือง จังหวัด องค์กร คน ราย กลุ่ม ฉบับ เรื่อง ข้อ ขั้นตอน แพ็กเกจ แคมเปญ ตำแหน่ง
  ภาพ ไฟล์ หน้า บรรทัด ตัวอักษร ครั้ง วินาที นาที ชั่วโมง วัน สัปดาห์ เดือน ปี ล้าน บาท ดอลลาร์ หลัก น\\.`
const beforeThaiNumber = `ปี พ\\.ศ\\. ภ\\.พ\\. ภ\\.ง\\.ด\\. มาตรา ข้อ ที่ เวลา ภายใน ใน ถึง คือ อีก มี อย่างน้อย ไม่เกิน Basic Professional Enterprise`

const units = `countries continents cities languages publication outlets media Thai international campaigns articles releases
  copies jobs pictures people steps minutes? hours? days? weeks? months? years? million billion`
const months = `January February March April May June July August September October November December`
const beforeEnglishNumber = `${months} [Ss]ections? [Ss]teps? SERVICE B\\.E\\. Basic Professional Enterprise`

/** +66 80 000 0000, and as it is dialled at home: 08 0000 0000 */
const phoneNumber = /(?<=\+\d[\d ]*) (?=\d)|(?<=\b0\d(?: \d{3,4})?) (?=\d{3,4}\b)/g

/** Spaces that may not end a line, told from those around them by what stands before and after. */
const boundSpaces: Record<Locale, RegExp[]> = {
  th: [
    phoneNumber,
    new RegExp(`(?<=[\\d}]%?) (?=${anyOf(`${classifiers} ${thaiMonths}`)})`, 'g'),
    new RegExp(`(?<=${anyOf(`${beforeThaiNumber} ${thaiMonths}`)}) (?=[\\d{])`, 'g'),
    // With more digits the three are too long for a narrow column: กว่า 1,200 แคมเปญ
    /(?<=กว่า) (?=\d{1,3}(?![\d,])|\{)/g,
    // มาตรา 24 (5), and an abbreviation after what it stands for: ค้นเจอง่าย (SEO)
    /(?<=มาตรา.\d+) (?=\(\d)/g,
    /(?<=\p{Script=Thai}) (?=\([A-Z]{2,4}\))/gu,
  ],
  en: [
    phoneNumber,
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

/** Where Thai or what closes it goes on: there alone the joiner of Thai is taken for a mark of ours (`contract/joined-letters.ts`). */
const joinerBehindThai = /(?<=\p{Script=Thai})\u2060(?=[\u0E00-\u0E7F–*”:])/gu
/** Firefox may end a line behind the last of some Thai letters, before what closes them, too: “ข่าว|”. */
const endOfThai = /(?<=[\u0E01-\u0E3A\u0E40-\u0E4E])(?=[\u0E2F”:])/g

const thaiRun = /[\u0E01-\u0E3A\u0E40-\u0E4E]+/g

const bindSpaces = (copy: string, locale: Locale) =>
  boundSpaces[locale].reduce((text, boundSpace) => text.replace(boundSpace, space), copy)

/**
 * Running text whose lines break neither inside a Thai phrase, nor between a number and its
 * unit, nor in a range or at the hyphen of 'e-mail'.
 */
export function keepRunningTextTogether(copy: string, locale: Locale): string {
  const bound = bindSpaces(copy, locale).replace(boundMarks[locale], (mark) => joiner + mark + joiner)
  if (locale === 'en') return bound
  return bound.replace(thaiRun, joinThaiPhrases).replace(joinerBehindThai, THAI_JOINER).replace(endOfThai, THAI_JOINER)
}

/** Shorter copy is a button, a label, a program's name for it: one phrase, which stays free of invisible characters. */
const shortestBroken: Record<Locale, number> = { en: 24, th: 12 }

/** The same for a piece of copy, of which only its length tells whether it is running text or a label. */
export function keepTogether(copy: string, locale: Locale): string {
  // Without a space it is one word, an address or the name of a file.
  if (locale === 'en' && !copy.includes(' ')) return copy
  return copy.length < shortestBroken[locale] ? bindSpaces(copy, locale) : keepRunningTextTogether(copy, locale)
}
