/**
 * Finds the places where a line of Thai text may break. Thai has no spaces between words, and browsers also break lines inside
 * compounds and names. Headings, leads and labels use these places. In all other texts, the browser chooses the line breaks.
 */
const words = new Intl.Segmenter('th', { granularity: 'word' })

const splitList = (text: string) => text.trim().split(/\s+/)

/** Compounds and names that must not break. The dictionary of `Intl.Segmenter` has only their parts. */
const COMPOUNDS = splitList(`
  กระจายนิวส์ไวร์ โฮจิมินห์ บาร์เซโลนา เซาเปาลู เฮียริง ถนนสุขุมวิท เขตคลองเตย ศิริภาฟู้ดส์ คลองบ้านใหม่ ภาคอีสาน
  สื่อไทย คนไทย ข่าวไทย ภาษาไทย ภาษาอังกฤษ ทั่วโลก ดอลลาร์สหรัฐ ทั้งไทยและอังกฤษ ส่งข่าว เขียนข่าว ทำข่าว กระจายข่าว ร่างข่าว ลงสื่อ
  ข่าวประชาสัมพันธ์ ข่าวโทรทัศน์ เผยแพร่ เครือข่าย เครือข่ายสื่อ โต๊ะข่าว พาดหัว วรรคนำ เว้นช่อง แพ็กเกจ ทีมงาน ทีมข่าว หัวข่าว นักข่าว
  นักเขียน สำนักข่าว ผู้สื่อข่าว กองบรรณาธิการ สื่อต่างประเทศ สื่อท้องถิ่น สื่อท่องเที่ยว สายข่าว คลังความรู้ กรณีศึกษา คำกล่าวผู้บริหาร คำกล่าว
  คำพูด คำบรรยายภาพ คำบรรยาย คำแนะนำ คำตอบ คำถามที่พบบ่อย ที่พบบ่อย ถามบ่อย เรียบเรียง คัดลอก ภาพประกอบ ออกเสียง อ่านออกเสียง ออกอากาศ
  รายงานผล ติดตามผล เป้าหมาย กลุ่มเป้าหมาย เข้าถึง ตัดสินใจ เปลี่ยนใจ ไว้วางใจ เข้าใจผิด เอเจนซี ข้อกำหนด ใบเสนอราคา เสนอราคา ก่อตั้ง ผู้ก่อตั้ง
  รายชื่อ รายวัน ค่าบริการ การเงิน ชำระเงิน วิธีชำระเงิน สกุลเงิน กลุ่มธุรกิจ ท่องเที่ยว ต่างประเทศ ต่างชาติ ท้องถิ่น ตลาดหุ้น ตลาดนัด ร่วมงาน
  ดำเนินงาน ได้ผล ได้รับ ได้ลง มีโอกาส จ้างงาน หมวกกันน็อก เฉพาะทาง ภาวะวิกฤต เขตเวลา เวลาทำการ วันหยุด วันไหน กำหนดเวลา ระยะเวลา ใช้เวลา ใช้งาน ใช้ได้เลย วิธีคิด
  รับสาย พูดถึง พูดคุย ส่วนบุคคล ส่วนตัว ความเป็นส่วนตัว เจ้าของข้อมูล ถอนความยินยอม ความรับผิด รับผิด เก็บรักษา ร้องเรียน เลขทะเบียน
  เลขประจำตัวผู้เสียภาษี ภาษีมูลค่าเพิ่ม ใบแจ้งหนี้ ขึ้นทะเบียน ชุดข้อมูล ฐานข้อมูล สหราชอาณาจักร ผู้เชี่ยวชาญ จุดแข็ง ปากกาแดง ประเภทสื่อ ช้าที่สุด
  นโยบายคุกกี้ หมายเลขไอพี แบบฟอร์ม โดยเฉลี่ย ค้นเจอง่าย ค้นเจอ ไลฟ์สไตล์ เบอร์โทรศัพท์ เบอร์โทร ชื่อ-นามสกุล ผู้ติดต่อ ความรู้
  ต่อไป กลางคืน รวมทั้ง หมายถึง ตรวจสอบ หรือไม่ หรือเปล่า เพิ่มเติม ดีขึ้น เกิดขึ้น เร็วที่สุด อย่างน้อย ตรงไปตรงมา เกี่ยวกับ เท่าที่ ผิดเวลา
  น้ำเสีย น้ำทิ้ง น้ำใส คืนน้ำใส ถอยหลัง ย้อนกลับ กลับมา เริ่มต้น นับเป็น กลายเป็น ทางเลือก ขั้นตอน เบื้องต้น ทั้งสอง ครบถ้วน ตัวเอง แค่ไหน
  ฉบับสุดท้าย กดส่ง เส้นก๋วยเตี๋ยว หุ่นยนต์ ออกไป สิ่งที่ ไม่ได้ ก่อนส่ง`)

/** Words that stay with the next word: of, in, to, not, every. */
const LEADING = new Set(
  splitList(`การ ความ ผู้ นัก ชาว ไม่ อย่า น่า แต่ละ ทุก หลาย กี่ ใน ของ ที่ บน โดย จาก ถึง ให้ แก่ กับ เพื่อ ตาม จน เมื่อ ว่า ซึ่ง และ หรือ ก็ จึง เป็น ต้อง จะ
    ควร อย่าง กว่า สู่ อีก ทั้ง`),
)

/** Words that stay with the previous word: this, that, each other, new. */
const TRAILING = new Set(splitList('นี้ นั้น ไหน ใด เดียวกัน เดียว อื่น แรก ใหม่ เดิม กัน ขึ้น ไว้ เลย แล้ว เอง บ้าง ไหม ละ ด้วย ๆ ฯ'))

/** Words that stay with the previous word at the end of a clause: can, come. */
const CLOSING = new Set(splitList('ได้ ไหม มา ไป พอ ครบ ต่อ อยู่ ที่สุด'))

const createAlternation = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length).join('|')

const UNITS = createAlternation(
  splitList(`แห่ง ประเทศ ภาษา ทวีป เมือง จังหวัด องค์กร คน ราย กลุ่ม ฉบับ เรื่อง ข้อ ขั้นตอน ด้าน แพ็กเกจ แคมเปญ ตำแหน่ง ภาพ ไฟล์ หน้า บรรทัด
    ตัวอักษร ครั้ง วินาที นาที ชั่วโมง วัน สัปดาห์ เดือน ปี ล้าน บาท ดอลลาร์ น. มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม
    สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม`),
)
const compound = new RegExp(createAlternation(COMPOUNDS), 'y')
/** A number with its unit or noun, or a word with the repetition mark: กว่า 450 แห่ง, ข้อ 2, ตรง ๆ. */
const number = new RegExp(
  `(?:(?:กว่า|ข้อ|ที่|ปี|มาตรา|เวลา|ภายใน|อีก)[ \\u00A0])?[+$]?\\d[\\d.,–]*%?(?:[ \\u00A0](?:${UNITS}))*|. ๆ`,
  'g',
)
const thaiLetter = /\p{Script=Thai}/u

/** Splits a Thai text into phrases. A line may break between them. A space is at the end of its phrase. */
export function splitPhrases(text: string): string[] {
  const found = [...words.segment(text)]
  const breaks = new Set(
    found.flatMap(({ index, segment }, at) => {
      const before = found[at - 1]?.segment
      if (before === undefined) return []
      if (before === ' ') return [index]
      const isBetweenThai = thaiLetter.test(before.at(-1) ?? '') && thaiLetter.test(segment)
      const isLast = !thaiLetter.test(found[at + 1]?.segment ?? '')
      const isTrailing = TRAILING.has(segment) || (isLast && CLOSING.has(segment))
      return isBetweenThai && !LEADING.has(before) && !isTrailing ? [index] : []
    }),
  )
  const keep = (start: number, end: number) => {
    for (let at = start + 1; at < end; at += 1) breaks.delete(at)
  }
  for (const { 0: match, index } of text.matchAll(number)) keep(index, index + match.length)
  for (const { index } of found) {
    compound.lastIndex = index
    keep(index, index + (compound.exec(text)?.[0].length ?? 0))
  }
  const starts = [0, ...[...breaks].sort((a, b) => a - b)]
  return starts.map((start, at) => text.slice(start, starts[at + 1]))
}

/** True if a browser could break a line within the phrase. */
export const isBreakable = (part: string) => [...words.segment(part.trimEnd())].length > 1
