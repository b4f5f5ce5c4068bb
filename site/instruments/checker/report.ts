import type { CheckerWords } from './checker-words.ts'
import type { Examination } from './examine.ts'
import { MAX_CHARACTERS } from './limits.ts'

/** So many words: `190 words`, `1 word`. */
export const wordsSaid = (count: number, said: CheckerWords) =>
  (count === 1 ? said.word : said.words).replace('{n}', String(count))

/** What kind of text it is and how long: `English · 190 words · 1 min to read`. */
export function countsOf({ language, words, seconds }: Examination, said: CheckerWords): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return [said.languages[language], wordsSaid(words, said), said.minutes.replace('{n}', String(minutes))].join(' · ')
}

/** How many remarks there are, and what was not looked at or not listed. */
export function summaryOf({ count, remarks, cut }: Examination, said: CheckerWords, locale: string): string {
  const number = (n: number) => n.toLocaleString(locale)
  const counted = count === 0 ? said.none : count === 1 ? said.one : said.several.replace('{n}', number(count))
  return [
    counted,
    ...(remarks.length < count ? [said.listed.replace('{n}', number(remarks.length))] : []),
    ...(cut ? [said.cut.replace('{n}', number(MAX_CHARACTERS))] : []),
  ].join(' ')
}
