/**
 * Browsers break Thai by dictionary and part words they do not know: เผย|แพร่, and the company's own name after its
 * first syllable. Each bar marks a place where they would break; a word joiner there forbids it.
 */
const joinedWords = [
  'กระ|จา|ย|นิ|วส์|ไวร์',
  'โฮ|จิ|มิ|นห์',
  'เผย|แพร่',
  'เปิด|เผย',
  'เครือ|ข่าย',
  'โต๊ะ|ข่าว',
  'พาด|หัว',
  'วรรค|นำ',
  'แพ็ก|เกจ',
  'ทีม|งาน',
  'ผู้|อ่าน',
  'สื่อ|ต่าง|ประเทศ',
  'คำ|กล่าว|ผู้|บริหาร',
  'ผู้|บริหาร',
  'ผู้|ผลิต',
  'ราย|ชื่อ',
  'เป้า|หมาย',
  'เข้า|ถึง',
  'เพิ่ม|เติม',
  'เรียบ|เรียง',
  'ตัดสิน|ใจ',
  'ข้อ|เท็จ|จริง',
  'ไลฟ์|สไตล์',
  'คำ|ต่อ|คำ',
  'วัน|เดียวกัน',
  'น้ำ|เสีย',
  'นับ|เป็น',
  'ลง|สื่อ',
].map((marked) => ({ word: marked.replaceAll('|', ''), joined: marked.replaceAll('|', '\u2060') }))

const classifiers = 'แห่ง|ประเทศ|ภาษา|ทวีป|เมือง|คน|ฉบับ|ชั่วโมง|วัน|แคมเปญ|ตำแหน่ง|ล้าน|ดอลลาร์สหรัฐ|น\\.'
const numberWithUnit = new RegExp(`(\\d%?) (?=${classifiers})`, 'g')

/** Shorter copy is a label or a button: it stands on one line, and stays free of invisible characters. */
const shortestRunningText = 24

/** Thai copy whose lines break neither inside a word the browser does not know, nor at a number's unit, nor in a range. */
export function keepTogether(copy: string): string {
  if (copy.length < shortestRunningText) return copy
  return joinedWords
    .reduce((text, { word, joined }) => text.replaceAll(word, joined), copy)
    .replace(/(กว่า|ปี) (?=\d)/g, '$1\u00A0')
    .replace(numberWithUnit, '$1\u00A0')
    .replace(/(?<=[\d\p{Script=Thai}])–(?=[\d\p{Script=Thai}])/gu, '\u2060–\u2060')
}

/** Read by machines, which need no help with lines: titles and descriptions of pages. */
const metadataKeys = new Set(['meta', 'description'])

/** The same for all copy of one file, except for what only machines read at its top. */
export function keepFileTogether<Copy>(copy: Copy): Copy {
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy)) return keepNode(copy) as Copy
  return Object.fromEntries(
    Object.entries(copy).map(([key, value]) => [key, metadataKeys.has(key) ? value : keepNode(value)]),
  ) as Copy
}

function keepNode(node: unknown): unknown {
  if (typeof node === 'string') return keepTogether(node)
  if (Array.isArray(node)) return node.map(keepNode)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, key === 'meta' ? value : keepNode(value)]))
}
