import type { Locale } from '../../../contract/locale.ts'
import { languageOf } from './draft-text.ts'
import { lexicons } from './lexicons.ts'
import type { Found } from './remark.ts'

/** A draft split into the parts of a release. */
export interface Draft {
  text: string
  language: Locale
  /** Every paragraph, without labels such as `FOR IMMEDIATE RELEASE`. */
  paragraphs: Found[]
  /** Lines above the headline: labels, a date. */
  above: Found[]
  headline?: Found
  lead?: Found
  /** The paragraphs from the lead to the end of the story. */
  story: Found[]
  /** The paragraph about the company, with its heading. */
  boilerplate?: Found
}

const LABEL =
  /^(?:for immediate release|(?:press|news|media) release|embargo.{0,80}|draft.{0,20}|ข่าวประชาสัมพันธ์|ข่าวแจก|เผยแพร่ได้ทันที|ห้ามเผยแพร่ก่อน.{0,80}|ร่าง.{0,20})(?:$|[\s:.,|–—-]+)/i
const DATE_ALONE =
  /^(?:\p{L}[\p{L}\p{M}]{0,20},? )?(?:วันที่ )?\d{1,2}[ /.-][\p{L}\p{M}\d.]{1,14},?[ /.-]\d{2,4}$|^\p{L}{3,9} \d{1,2}, \d{4}$/u
const END_MARK = /^(?:#{3}|# # #|-\s?30\s?-|[-–—\s]{0,4}(?:ends?|จบ)[-–—\s]{0,4})$/i
const ABOUT = /^(?:about |เกี่ยวกับ|ข้อมูล(?:บริษัท|องค์กร))/i
const CONTACT =
  /^(?:for (?:more|further) information|(?:(?:media|press) )?(?:contacts?|enquir|inquir)|notes? to editors|ผู้ติดต่อ|ติดต่อ|สอบถาม|สื่อมวลชน(?:สอบถาม|ติดต่อ)|ข้อมูลเพิ่มเติม|ฝ่ายสื่อสาร)/i
/** A line of at least this length without a sentence end continues in the next line: the text was pasted hard-wrapped. */
const BROKEN_LINE = /^.{55,100}$/
const LONGEST_HEADLINE = 200
const SHORTEST_LEAD = 90

/** Splits a draft into paragraphs: its lines, with hard-wrapped lines joined. */
function paragraphsOf(text: string): Found[] {
  const paragraphs: Found[] = []
  let start = 0
  let afterBlank = true
  let blanks = 0
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    const from = start + line.indexOf(trimmed)
    const end = from + trimmed.length
    start += line.length + 1
    if (trimmed === '') {
      if (!afterBlank) blanks++
      afterBlank = true
      continue
    }
    const last = paragraphs.at(-1)
    const lastLine = last?.text.slice(last.text.lastIndexOf('\n') + 1) ?? ''
    if (last && !afterBlank && blanks > 0 && BROKEN_LINE.test(lastLine) && !/[.!?:”"]$/.test(lastLine)) {
      last.end = end
      last.text = text.slice(last.start, end)
    } else paragraphs.push({ text: trimmed, start: from, end })
    afterBlank = false
  }
  return paragraphs
}

/** Words that can start a label or a headline. After another label they are a label only with a day, an hour or a number. */
const OPEN_LABEL = /^(?:embargo|draft|ห้ามเผยแพร่ก่อน|ร่าง)\D*$/i

/** True for a line that belongs above the headline: a label, a date, or a label followed by another label or a date. */
function isAbove(line: string): boolean {
  if (line.length > LONGEST_HEADLINE) return false
  const rest = line.replace(LABEL, '')
  return rest === '' || DATE_ALONE.test(rest) || (rest !== line && !OPEN_LABEL.test(rest) && isAbove(rest))
}

const DAY = new RegExp(
  `\\d ?(?:${lexicons.en.MONTH}|${lexicons.th.MONTH}|\\S{3,5}\\. ?\\d)|(?:${lexicons.en.MONTH}) \\d|\\d[/.]\\d+[/.]\\d`,
)

/** A day or a place before a dash: `March 9 — `, `เชียงใหม่ – 9 มีนาคม 2570 – `, `BANGKOK – `. Headlines can start so too. */
function hasDateline(text: string): boolean {
  const top = text.slice(0, 60)
  const at = top.search(/ [–—] /)
  if (at < 0) return false
  const place = text.slice(0, at)
  return (
    DAY.test(top.slice(0, top.search(/ [–—] (?!.* [–—] )/s))) ||
    (text.endsWith('.') && /^[\p{Lu} .,]+$/u.test(place)) ||
    (text.length > SHORTEST_LEAD && /^\S+$/.test(place) && lexicons.th.WHERE.exec(place)?.index === 0)
  )
}

const isHeadline = ({ text }: Found) =>
  text.length <= LONGEST_HEADLINE && !(text.length > SHORTEST_LEAD && /[.”"]$/.test(text)) && !hasDateline(text)

/** The heading `About us` and the paragraph below it, or one paragraph that is both. */
function boilerplateIn(paragraphs: readonly Found[], text: string): Found | undefined {
  const at = paragraphs.findLastIndex((paragraph) => ABOUT.test(paragraph.text))
  const first = paragraphs[at]
  if (!first || at === 0) return undefined
  const next = paragraphs[at + 1]
  const last = first.text.length < SHORTEST_LEAD && next && !CONTACT.test(next.text) ? next : first
  return { text: text.slice(first.start, last.end), start: first.start, end: last.end }
}

/** Splits a draft into its parts. */
export function readDraft(text: string): Draft {
  const all = paragraphsOf(text)
  const top = all.findIndex((paragraph) => !isAbove(paragraph.text))
  const above = top < 0 ? all : all.slice(0, top)
  const paragraphs = top < 0 ? [] : all.slice(top)
  const [first] = paragraphs
  const headline = first && isHeadline(first) ? first : undefined
  const rest = headline ? paragraphs.slice(1) : paragraphs
  const boilerplate = boilerplateIn(paragraphs, text)
  const end = rest.findIndex(
    (paragraph) =>
      END_MARK.test(paragraph.text) || CONTACT.test(paragraph.text) || paragraph.start === boilerplate?.start,
  )
  const body = end < 0 ? rest : rest.slice(0, end)
  const opening = body.findIndex((paragraph) => paragraph.text.length >= SHORTEST_LEAD)
  const story = opening < 0 ? [] : body.slice(opening)
  const [lead] = story
  return {
    text,
    language: languageOf(text),
    paragraphs,
    above,
    ...(headline && { headline }),
    ...(lead && { lead }),
    story,
    ...(boilerplate && { boilerplate }),
  }
}
