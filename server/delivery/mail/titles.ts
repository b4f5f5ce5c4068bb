/**
 * An abbreviation before a Thai name, which is always a title: `ดร.`, `ม.ร.ว.`, `พ.ต.อ.หญิง`, `ว่าที่ ร.ต.` After its first point it goes on
 * by one or two letters, which are the end of no address of the web.
 */
const THAI_ABBREVIATION = /(?:ว่าที่ ?)?[ก-ฮ]{1,4}\.(?:[ก-ฮ]{1,2}\.)*(?:หญิง(?= |$))?/u

/** A woman's rank: `พ.ต.อ.หญิง`. Behind any other abbreviation หญิง is the beginning of a name. */
const WOMANS_RANK = /(?:ว่าที่ ?)?(?:พล|[พรนจสด])\.(?:[ก-ฮ]\.)*[จอทต]\.หญิง/u

const LATIN_ABBREVIATION = /(?:dr|prof|assoc|asst|rev|pol|gen|maj|col|lt|capt|sgt|m\.[lrc])\./iu

const THAI_RANK =
  '(?:พล|พัน|ร้อย)(?:ตำรวจ|อากาศ|เรือ)?(?:จัตวา|เอก|โท|ตรี)|(?:นาวา|เรือ)(?:อากาศ)?(?:เอก|โท|ตรี)|(?:พันจ่า|จ่า|สิบ)(?:สิบ|ตำรวจ|อากาศ)?(?:เอก|โท|ตรี)|ดาบตำรวจ'

/** With no vowel or mark behind it, which would make it the beginning of a name: นายิกา, คุณากร. */
const WHOLE = '(?![ะ-ู็-๎])'

const THAI_TITLE = new RegExp(
  `^(?:(?:คุณ|นาย|นาง)${WHOLE}|${THAI_ABBREVIATION.source}|(?:ดร|ผศ|รศ) |ดอกเตอร์|(?:รอง|ผู้ช่วย)?ศาสตราจารย์|อาจารย์|แพทย์หญิง|ทันตแพทย์|สัตวแพทย์|เภสัชกร|หม่อม|ท่านผู้หญิง|เด็ก(?:ชาย|หญิง)|พระ(?:ครู|มหา|อาจารย์)|แม่ชี|ว่าที่|${THAI_RANK})`,
  'u',
)

const LATIN_TITLE = new RegExp(
  `^(?:${LATIN_ABBREVIATION.source}|(?:dr|doctor|prof|professor|(?:associate|assistant) professor|sir|dame|aja[rh]n|khun ?ying|mom (?:luang|rajawongse|chao)) )`,
  'iu',
)

/** What says no more than คุณ does. */
const LATIN_KHUN = /^(?:khun(?! ying )|mr|mrs|ms|miss|mister|madam)\.? /iu

const JOINED_TITLE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${WOMANS_RANK.source}(?! |$)|${THAI_ABBREVIATION.source}(?! |$|[ก-ฮ]{1,2}\\.|หญิง )|(?:${LATIN_ABBREVIATION.source}|(?:khun|mrs?|ms|miss)\\.)(?=\\p{L}))`,
  'giu',
)

/** A name with a space behind each abbreviated title: `ดร.สมชาย` could be read as an address of the web. */
export const withTitlesApart = (name: string) => name.replace(JOINED_TITLE, '$& ')

/** Whether a word of a name is an abbreviation of more than one part: `พ.ต.อ.`, `M.L.`, `J.R.R.` */
export const isAbbreviation = (word: string) =>
  /^[a-z]\.(?:[a-z]\.)+$/i.test(word) || new RegExp(`^${THAI_ABBREVIATION.source}$`, 'u').test(word)

/** Whether a name has a title before which a Thai letter puts no คุณ. */
export const isTitled = (name: string) => THAI_TITLE.test(name) || LATIN_TITLE.test(name)

/** A name without the Latin title in whose stead a Thai letter says คุณ. */
export const withoutLatinKhun = (name: string) => name.replace(LATIN_KHUN, '')
