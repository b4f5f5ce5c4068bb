/**
 * Finds the places where a line of Thai text may break. Thai has no spaces between words, and browsers also break lines inside
 * compounds and names. Headings, leads and labels break between phrases, all other texts between words.
 */
import { THAI_MARKS } from './thai-marks.ts'
import { splitList, THAI_WORDS } from './thai-words.ts'

const words = new Intl.Segmenter('th', { granularity: 'word' })

const createAlternation = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length).join('|')

/** Pairs of words that headings, leads and labels keep together, besides words and names. */
const PAIRS = splitList(`
  สื่อไทย คนไทย ข่าวไทย ภาษาไทย ภาษาอังกฤษ ทั้งไทยและอังกฤษ ส่งข่าว เขียนข่าว ทำข่าว กระจายข่าว ร่างข่าว ลงสื่อ ข่าวประชาสัมพันธ์ ข่าวโทรทัศน์
  เครือข่ายสื่อ สื่อต่างประเทศ สื่อท้องถิ่น สื่อท่องเที่ยว คำกล่าวผู้บริหาร คำบรรยายภาพ คำถามที่พบบ่อย ที่พบบ่อย ถามบ่อย กลุ่มเป้าหมาย ได้รับ
  ได้ลง มีโอกาส ใช้งาน ใช้ได้เลย รับสาย พูดถึง พูดคุย ถอนความยินยอม ประเภทสื่อ ช้าที่สุด นโยบายคุกกี้ คืนน้ำใส ฉบับสุดท้าย ก่อนส่ง นับถอยหลัง`)

const wholePair = new RegExp(createAlternation(PAIRS), 'y')

/** First parts of a word, and numbers, which stay with the next word in every text: ผู้|บริหาร, วัน|พุธ, สอง|ภาษา. */
const PREFIXES = new Set(splitList('การ ความ ผู้ นัก ชาว ใบ ค่า คำ ข้อ วัน ไม่ น่า สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ'))

/** What stays with the previous word in every text: each other, and the dash of วันจันทร์–ศุกร์. */
const JOINING = new Set<string | undefined>(['กัน', '–'])

/** Words that stay with the next word: of, in, to, not, every. */
const LEADING = new Set(
  splitList(`การ ความ ผู้ นัก ชาว ไม่ อย่า น่า แต่ละ ทุก หลาย กี่ ใน ของ ที่ บน โดย จาก ถึง ให้ แก่ กับ เพื่อ ตาม จน เมื่อ ว่า ซึ่ง และ หรือ ก็ จึง เป็น ต้อง จะ
    ควร อย่าง กว่า สู่ อีก ทั้ง`),
)

/** Words that stay with the previous word: this, that, each other, new. */
const TRAILING = new Set(splitList('นี้ นั้น ไหน ใด เดียวกัน เดียว อื่น แรก ใหม่ เดิม กัน ขึ้น ไว้ เลย แล้ว เอง บ้าง ไหม ละ ด้วย ๆ ฯ'))

/** Words that stay with the previous word at the end of a clause: can, come. */
const CLOSING = new Set(splitList('ได้ ไหม มา ไป พอ ครบ ต่อ อยู่ ที่สุด'))

const UNITS = createAlternation(
  splitList(`แห่ง ประเทศ ภาษา ทวีป เมือง จังหวัด องค์กร คน ราย กลุ่ม ฉบับ เรื่อง ข้อ ขั้นตอน ด้าน แพ็กเกจ แคมเปญ ตำแหน่ง ภาพ ไฟล์ หน้า บรรทัด
    ตัวอักษร ครั้ง วินาที นาที ชั่วโมง วัน สัปดาห์ เดือน ปี ล้าน บาท ดอลลาร์ น. มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม
    สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม คำ หลัก ลำ ชิ้น โมง แถว เท่า เอเคอร์ แกลลอน ลูกบาศก์เมตร`),
)
/** A phone number, a number with its unit or noun, or a word with the repetition mark: กว่า 450 แห่ง, ข้อ 2, ตรง ๆ. */
const number = new RegExp(
  `0\\d? \\d{4} \\d{4}|(?:(?:กว่า|ข้อ|ที่|ปี|มาตรา|เวลา|ภายใน|อีก)[ \\u00A0])?[+$]?\\d[\\d.,–]*%?(?:[ \\u00A0](?:${UNITS}))*|. ๆ`,
  'g',
)
const isThai = (text = '') => /^\p{Script=Thai}/u.test(text)

interface Word {
  index: number
  segment: string
  /** No line may break before it. */
  isKept: boolean
}

/** True if the text fits on a line of every heading and column. */
export const isShort = (text: string) => text.replace(THAI_MARKS, '').length <= 14

/** True if a browser could break a line between two of the words. */
const isBreakable = (found: readonly Word[]) =>
  found.some(({ segment }, at) => {
    const before = found[at - 1]?.segment
    return before !== undefined && (/[– ]/.test(before) || (isThai(before.at(-1)) && isThai(segment)))
  })

const noBreak = (text: string) => `<span class="no-break">${text}</span>`

/** Groups phrases into clauses. A phrase that ends with a space is the last one of its clause. */
function splitClauses(phrases: readonly string[]): string[][] {
  const clauses: string[][] = [[]]
  for (const phrase of phrases) {
    clauses.at(-1)?.push(phrase.trimEnd())
    if (phrase.endsWith(' ')) clauses.push([])
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** Returns the functions that split Thai texts. They keep the names whole, as they keep the words of `thai-words.ts`. */
export function createThaiPhrases(names: readonly string[]) {
  const whole = new RegExp(createAlternation([...names, ...THAI_WORDS]), 'y')

  /** Splits a text where a browser may break a line. */
  function splitWords(text: string, alsoWhole?: RegExp): Word[] {
    const found = [...words.segment(text)].map(({ index, segment }) => ({ index, segment, isKept: false }))
    const keep = (start: number, { length } = '') => {
      for (const word of found) if (word.index > start && word.index < start + length) word.isKept = true
    }
    for (const { 0: match, index } of text.matchAll(number)) keep(index, match)
    for (const [at, { index, segment }] of found.entries()) {
      for (const pattern of alsoWhole ? [whole, alsoWhole] : [whole]) {
        pattern.lastIndex = index
        keep(index, pattern.exec(text)?.[0])
      }
      const next = found[at + 1]
      const isJoined =
        PREFIXES.has(segment) || segment === '–' ? isThai(next?.segment) : isThai(segment) && JOINING.has(next?.segment)
      if (next && isJoined) next.isKept = true
    }
    return found
  }

  /** Splits a Thai text into phrases. A line may break between them. A space is at the end of its phrase. */
  function splitPhrases(text: string): string[] {
    const phrases: string[] = []
    const found = splitWords(text, wholePair)
    for (const [at, { segment, isKept }] of found.entries()) {
      const before = found[at - 1]?.segment
      const isBetweenThai = isThai(before?.at(-1)) && isThai(segment)
      const isLast = !isThai(found[at + 1]?.segment)
      const isTrailing = TRAILING.has(segment) || (isLast && CLOSING.has(segment))
      const mayBreak = before === ' ' || (isBetweenThai && !LEADING.has(before ?? '') && !isTrailing)
      if (at === 0 || (mayBreak && !isKept)) phrases.push(segment)
      else phrases.push(phrases.pop() + segment)
    }
    return phrases
  }

  /** Wraps the clauses of a heading or label, which a space separates, and within them the phrases that a browser would break. */
  function keepPhrases(text: string): string {
    const clauses = splitClauses(splitPhrases(text.trim()))
    const kept = clauses.map((clause) => {
      if (isShort(clause.join(''))) return noBreak(clause.join(''))
      const phrases = clause.map((phrase) => (isBreakable(splitWords(phrase)) ? noBreak(phrase) : phrase)).join('')
      return clauses.length > 1 ? `<span class="phrase">${phrases}</span>` : phrases
    })
    return text.replace(text.trim(), () => kept.join(' '))
  }

  /**
   * Wraps the words of a text that a browser would break. Sets no-break spaces between numbers and their units.
   *
   * @param beginsLine if so, the first words fit on that line anyway
   */
  function keepWords(text: string, beginsLine = false): string {
    const spaced = text.replace(number, (match) => match.replaceAll(' ', '\u00A0'))
    const groups: Word[][] = []
    for (const word of splitWords(spaced)) {
      if (word.isKept) groups.at(-1)?.push(word)
      else groups.push([word])
    }
    let before = ''
    return groups
      .map((group) => {
        const joined = group.map(({ segment }) => segment).join('')
        before += joined
        return isBreakable(group) && !(beginsLine && isShort(before)) ? noBreak(joined) : joined
      })
      .join('')
  }

  return { splitWords, splitPhrases, keepPhrases, keepWords }
}
