import { outside, type Speech } from '../find-speech.ts'
import { lexicons } from '../lexicons.ts'
import type { Draft } from '../read-draft.ts'
import { findAll, firstOfEach, type Remark } from '../remark.ts'

/** How many years the Buddhist era is ahead. */
const ERA = 543
/** `today, November 22`, `วันนี้ (22 พฤศจิกายน 2569)`: the date stands beside it. */
const DATED = new RegExp(`^[ ,(]{0,3}(?:วันที่ )?(?:\\d{1,2} |(?:${lexicons.en.MONTH}) \\d)`)

/** Days that read the same whenever they are read, and the years of the reader's calendar. */
export function dateRemarks({ text, story, language }: Draft, speech: Speech): Remark[] {
  const { RELATIVE_DATE, OTHER_YEAR } = lexicons[language]
  const relative = outside(
    story.flatMap((paragraph) => findAll(paragraph, RELATIVE_DATE)),
    speech,
  ).filter(({ end }) => !DATED.test(text.slice(end, end + 30)))
  const years = [...text.matchAll(OTHER_YEAR)].map(({ 0: found, 1: year = '', index }): Remark => {
    const end = index + found.length
    const n = Number(year) + (language === 'th' ? ERA : -ERA)
    return { rule: 'year-other', start: end - year.length, end, name: year, n }
  })
  return [
    ...firstOfEach(relative).map(({ start, end, text: name }): Remark => ({ rule: 'date-relative', start, end, name })),
    ...years,
  ]
}
