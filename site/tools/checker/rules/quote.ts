import type { Speech } from '../find-speech.ts'
import { lexicons } from '../lexicons.ts'
import { LIMITS } from '../limits.ts'
import type { Draft } from '../read-draft.ts'
import type { Found, Remark } from '../remark.ts'
import { segmentWords } from '../segment-words.ts'

/** A name of something, such as a campaign, also stands in quotation marks; this many words are somebody speaking. */
const SPOKEN = { en: 6, th: 8 } as const

/** A quote says what only that person can say, and whose it is. */
export function quoteRemarks({ story, language }: Draft, { quotes, open }: Speech): Remark[] {
  const { SAID: said, FEELING: feeling } = lexicons[language]
  const spoken = quotes
    .map((quote) => ({ ...quote, words: segmentWords(quote, language).length }))
    .filter(({ words }) => words >= SPOKEN[language])
  const remarks: Remark[] = open.map((place) => ({ rule: 'quote-open', ...place }))
  const reported = story.filter(({ text }) => said.test(text))
  if (spoken.length === 0 && open.length === 0 && (language === 'en' || reported.length === 0)) {
    const last = story.at(-1)
    if (last) remarks.push({ rule: 'quote-missing', start: last.end, end: last.end, missing: true })
  }
  /** The paragraph of a quote, the one that leads up to it and the one that goes on with the speaker. */
  const around = (quote: Found) => {
    const at = story.findIndex(({ start, end }) => quote.start >= start && quote.end <= end)
    return story.slice(Math.max(0, at - 1), at + 2)
  }
  const total = LIMITS.quote[language]
  for (const { start, end, words, text } of spoken) {
    const place = { start, end }
    const speaking = around({ start, end, text }).map((paragraph) => paragraph.text.replaceAll(text, ''))
    if (!speaking.some((words) => said.test(words))) remarks.push({ rule: 'quote-speaker', ...place })
    if (words > total) remarks.push({ rule: 'quote-long', ...place, n: words, total })
  }
  // Thai reports speech without quotation marks: there the whole paragraph is what was said.
  for (const passage of language === 'th' ? [...spoken, ...reported] : spoken) {
    const empty = feeling.exec(passage.text)
    const at = passage.start + (empty?.index ?? 0)
    if (empty && !remarks.some(({ rule, start }) => rule === 'quote-formula' && start === at))
      remarks.push({ rule: 'quote-formula', start: at, end: at + empty[0].length, name: empty[0] })
  }
  return remarks
}
