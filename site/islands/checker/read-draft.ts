import { countWords, detectLanguage, type Found, findAll } from './draft-text.ts'
import { findQuotes } from './find-quotes.ts'
import * as english from './lexicon-english.ts'
import * as thai from './lexicon-thai.ts'

/** The parts of a release. A missing part is an empty list. */
export type Draft = ReturnType<typeof readDraft>

const LABEL =
  /^(?:for immediate release|(?:press|news|media) release|embargo.{0,80}|draft.{0,20}|ข่าวประชาสัมพันธ์|ข่าวแจก|เผยแพร่ได้ทันที|ห้ามเผยแพร่ก่อน.{0,80}|ร่าง.{0,20})(?:$|[\s:.,|–—-]+)/i
const DATE_ALONE =
  /^(?:\p{L}[\p{L}\p{M}]{0,20},? )?(?:วันที่ )?\d{1,2}[ /.-][\p{L}\p{M}\d.]{1,14},?[ /.-]\d{2,4}$|^\p{L}{3,9} \d{1,2}, \d{4}$/u
const END_MARK = /^(?:#{3}|# # #|-\s?30\s?-|[-–—\s]{0,4}(?:ends?|จบ)[-–—\s]{0,4})$/i
const ABOUT = /^(?:about |เกี่ยวกับ|ข้อมูล(?:บริษัท|องค์กร))/i
const CONTACT =
  /^(?:for (?:more|further) information|(?:(?:media|press) )?(?:contacts?|enquir|inquir)|notes? to editors|ผู้ติดต่อ|ติดต่อ|สอบถาม|สื่อมวลชน(?:สอบถาม|ติดต่อ)|ข้อมูลเพิ่มเติม|ฝ่ายสื่อสาร)/i
/** A line of hard-wrapped text. It has 56 to 100 characters and no punctuation at the end, so the next line continues it. */
const BROKEN_LINE = /^.{55,99}[^.!?:”"]$/
const LONGEST_HEADLINE = 200
const SHORTEST_LEAD = 90

/** Splits a draft into paragraphs. A paragraph is a line. Below the first blank line, hard-wrapped lines are joined. */
function splitParagraphs(text: string): Found[] {
  const paragraphs: Found[] = []
  let hasBlank = false
  let above = ''
  for (const { text: line, start } of findAll({ text, start: 0 }, /^.*$/gm)) {
    const trimmed = line.trim()
    const last = paragraphs.at(-1)
    const from = start + line.indexOf(trimmed)
    const end = from + trimmed.length
    if (last && trimmed && hasBlank && BROKEN_LINE.test(above))
      Object.assign(last, { text: text.slice(last.start, end), end })
    else if (trimmed) paragraphs.push({ text: trimmed, start: from, end })
    else hasBlank ||= last !== undefined
    above = trimmed
  }
  return paragraphs
}

/** True for a line that belongs above the headline: a label, a date, or a label followed by another label or a date. */
function isAbove(line: string): boolean {
  if (line.length > LONGEST_HEADLINE) return false
  const rest = line.replace(LABEL, '')
  return rest === '' || DATE_ALONE.test(rest) || (rest !== line && isAbove(rest))
}

const isHeadline = ({ text }: Found) =>
  text.length <= LONGEST_HEADLINE && !(text.length > SHORTEST_LEAD && /[.”"]$/.test(text))

/** Finds the heading `About us` with the next paragraph, or a paragraph that starts with `About us`. */
function findBoilerplate(paragraphs: readonly Found[], text: string): Found[] {
  const at = paragraphs.findLastIndex((paragraph) => ABOUT.test(paragraph.text))
  const first = paragraphs[at]
  if (!first || at === 0) return []
  const next = paragraphs[at + 1]
  const last = first.text.length < SHORTEST_LEAD && next && !CONTACT.test(next.text) ? next : first
  return [{ text: text.slice(first.start, last.end), start: first.start, end: last.end }]
}

/** A sentence, up to a full stop before a capital. Abbreviations before a capital are too rare to matter. */
const SENTENCE = /[^.!?\s](?:(?![.!?](?: ?[»"”’'])?\s+["“‘«']?\p{Lu})[^\n])*/gu

/** Minimum number of words in a quote. Shorter ones may be the name of a campaign or a product. */
const SPOKEN = { en: 6, th: 8 } as const

const getEnd = ({ end }: Found): Found => ({ text: '', start: end, end })

export function readDraft(text: string) {
  const language = detectLanguage(text)
  const all = splitParagraphs(text)
  const top = all.findIndex((paragraph) => !isAbove(paragraph.text))
  const above = top < 0 ? all : all.slice(0, top)
  const paragraphs = all.slice(above.length)
  const headline = paragraphs.slice(0, 1).filter(isHeadline)
  const boilerplate = findBoilerplate(paragraphs, text)
  const rest = paragraphs.slice(headline.length)
  const end = rest.findIndex(
    ({ text, start }) => END_MARK.test(text) || CONTACT.test(text) || start === boilerplate[0]?.start,
  )
  const body = end < 0 ? rest : rest.slice(0, end)
  const opening = body.findIndex((paragraph) => paragraph.text.length >= SHORTEST_LEAD)
  const story = opening < 0 ? [] : body.slice(opening)
  const { quotes, openMarks, ownWords } = findQuotes(story)
  const spokenQuotes = quotes.filter((quote) => countWords(quote.text, language) >= SPOKEN[language])
  // Thai may report speech without quotation marks. Then the whole paragraph is speech.
  const isReport = ({ text }: Found) => language === 'th' && thai.SAID.test(text)
  return {
    language,
    text,
    whole: [{ text, start: 0, end: text.length }],
    top: paragraphs.slice(0, 1),
    headline,
    /** The first paragraph of the story, without its dateline. */
    lead: story.slice(0, 1).map(({ text, end }) => {
      const news = text.replace(english.DATELINE, '')
      return { text: news, start: end - news.length, end }
    }),
    /** Where the date may be: in the lead, in its dateline, or above the headline. */
    dated: [...above, ...story.slice(0, 1)],
    story,
    opening: story.slice(0, 1),
    leadAndNext: story.slice(0, 2),
    afterLead: story.slice(1),
    sentences: story.slice(1).flatMap((paragraph) => findAll(paragraph, SENTENCE)),
    openMarks,
    spokenQuotes,
    speech: [...spokenQuotes, ...story.filter(isReport), ...openMarks],
    /** The story without quotes. */
    ownWords,
    narration: ownWords.filter((_, position) => !story.slice(position, position + 1).some(isReport)),
    storyEnd: story.slice(-1).map(getEnd),
    boilerplate,
    end: paragraphs.slice(-1).map(getEnd),
  }
}
