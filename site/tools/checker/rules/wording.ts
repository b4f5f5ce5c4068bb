import { findAll, firstOfEach, segmentWords } from '../draft-text.ts'
import { lexicons } from '../lexicons.ts'
import type { Draft } from '../read-draft.ts'
import { type Found, type Remark, remarkOn, remarkQuoting } from '../remark.ts'
import { outside, type Speech } from './speech.ts'

/** Finds 'we' outside quotes. Thai speech without quotation marks counts as a quote. */
function firstPersons({ story, language }: Draft): Found[] {
  if (language === 'en') return story.flatMap((paragraph) => findAll(paragraph, lexicons.en.FIRST_PERSON))
  return story
    .filter(({ text }) => text.includes('เรา') && !lexicons.th.SAID.test(text))
    .flatMap((paragraph) => segmentWords(paragraph, 'th'))
    .filter(({ text }) => lexicons.th.FIRST_PERSON.test(text))
}

/** Finds clichés and advertising language. */
export function wordingRemarks(draft: Draft, speech: Speech): Remark[] {
  const { text, headline, story, language } = draft
  // `Premier` with a capital is a rank or a league.
  const praise = findAll({ text, start: 0, end: text.length }, lexicons[language].HYPE).filter(
    ({ text }) => text !== 'Premier',
  )
  const remarks = firstOfEach(praise).map((found) => remarkQuoting('hype', found))
  const persons = outside(firstPersons(draft), speech)
  if (persons[0]) remarks.push(remarkQuoting('first-person', persons[0], { n: persons.length }))
  const marks = outside(
    story.flatMap((paragraph) => findAll(paragraph, lexicons.en.EXCLAMATION)),
    speech,
  ).filter(({ start }) => !headline || start >= headline.end)
  if (marks[0]) remarks.push(remarkOn('exclamation', marks[0], { n: marks.length }))
  return remarks
}

/** How many years the Buddhist era is ahead. */
const ERA = 543
/** The date follows: `today, November 22`, `วันนี้ (22 พฤศจิกายน 2569)`. */
const DATED = new RegExp(`^[ ,(]{0,3}(?:วันที่ )?(?:\\d{1,2} |(?:${lexicons.en.MONTH}) \\d)`)

/** Finds relative days such as 'today', and years of the other calendar. */
export function dateRemarks({ text, story, language }: Draft, speech: Speech): Remark[] {
  const { RELATIVE_DATE, OTHER_YEAR } = lexicons[language]
  const relative = outside(
    story.flatMap((paragraph) => findAll(paragraph, RELATIVE_DATE)),
    speech,
  ).filter(({ end }) => !DATED.test(text.slice(end, end + 30)))
  const years = [...text.matchAll(OTHER_YEAR)].map(({ 0: found, 1: year = '', index }) => {
    const end = index + found.length
    const n = Number(year) + (language === 'th' ? ERA : -ERA)
    return remarkQuoting('year-other', { text: year, start: end - year.length, end }, { n })
  })
  return [...firstOfEach(relative).map((found) => remarkQuoting('date-relative', found)), ...years]
}

/** Finds repeated words (`the the`), except names and words that may repeat (`that that`, `had had`). */
export function repeatedWords({ text: whole, language }: Draft, words: readonly Found[]): Remark[] {
  if (language === 'th') return []
  const repeated = words.flatMap((word, at) => {
    const before = words[at - 1]
    if (!before || word.text !== before.text || !/^\p{Ll}+$/u.test(word.text) || /^(?:that|had)$/.test(word.text))
      return []
    const text = `${before.text} ${word.text}`
    return /^\s+$/.test(whole.slice(before.end, word.start)) ? [{ text, start: before.start, end: word.end }] : []
  })
  return firstOfEach(repeated).map((found) => remarkQuoting('repeated-word', found))
}
