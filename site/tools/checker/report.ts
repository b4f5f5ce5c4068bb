import type { CheckerWords } from './checker-words.ts'
import type { Examination } from './examine.ts'
import { MAX_CHARACTERS } from './limits.ts'
import type { Remark } from './remark.ts'

/** So many words: `190 words`, `1 word`. */
export const wordsSaid = (count: number, said: CheckerWords) =>
  (count === 1 ? said.word : said.words).replace('{n}', String(count))

/** The sentence of a remark with what it found, in pieces: words of the draft are quoted in it. */
export function piecesOf({ rule, n, total, name, title }: Remark, words: CheckerWords) {
  const counted = n === undefined ? undefined : wordsSaid(n, words)
  const found: Record<string, string | number | undefined> = { n, total, name, title, words: counted }
  return words.rules[rule].text.split(/\{([a-z]+)\}/).map((piece, at) => {
    if (at % 2 === 0) return { text: piece, isQuoted: false }
    return { text: String(found[piece] ?? `{${piece}}`), isQuoted: piece === 'name' || piece === 'title' }
  })
}

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
