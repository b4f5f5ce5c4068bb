import { LIMITS } from '../limits.ts'
import type { Draft } from '../read-draft.ts'
import { type Found, findAll, firstOfEach, type Remark } from '../remark.ts'
import { segmentWords } from '../segment-words.ts'

/** As far as a full stop that a capital follows, of which an abbreviation has one too seldom to matter. */
const SENTENCE = /[^.!?\s](?:(?![.!?](?: ?[»"”’'])?\s+["“‘«']?\p{Lu})[^\n])*/gu

/** How long it all is, and where a reader runs out of breath. */
export function readingRemarks({ story, paragraphs, language }: Draft, n: number): Remark[] {
  const [first] = paragraphs
  const last = paragraphs.at(-1)
  if (!first || !last) return []
  const remarks: Remark[] = []
  const [least, most] = [LIMITS.leastWords[language], LIMITS.mostWords[language]]
  if (n < least) remarks.push({ rule: 'length-short', start: last.end, end: last.end, missing: true, n, total: least })
  if (n > most) remarks.push({ rule: 'length-long', start: first.start, end: last.end, n, total: most, missing: true })
  const long = (rule: 'paragraph-long' | 'sentence-long', { text, start, end }: Found, total: number) => {
    const words = segmentWords({ text, start, end }, language).length
    if (words > total) remarks.push({ rule, start, end, n: words, total })
    return words > total
  }
  // The lead has a measure of its own.
  for (const paragraph of story.slice(1)) {
    if (long('paragraph-long', paragraph, LIMITS.paragraph[language]) || language === 'th') continue
    for (const sentence of findAll(paragraph, SENTENCE)) long('sentence-long', sentence, LIMITS.sentence[language])
  }
  return remarks
}

/** `the the`. Words that may follow themselves (`that that`, `had had`) and names do. */
export function repeatedWords({ text: whole, language }: Draft, words: readonly Found[]): Remark[] {
  if (language === 'th') return []
  const repeated = words.flatMap((word, at) => {
    const before = words[at - 1]
    if (!before || word.text !== before.text || !/^\p{Ll}+$/u.test(word.text) || /^(?:that|had)$/.test(word.text))
      return []
    const text = `${before.text} ${word.text}`
    return /^\s+$/.test(whole.slice(before.end, word.start)) ? [{ text, start: before.start, end: word.end }] : []
  })
  return firstOfEach(repeated).map(({ text, ...place }) => ({ rule: 'repeated-word', ...place, name: text }))
}
