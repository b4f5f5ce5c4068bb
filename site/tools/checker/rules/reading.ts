import { findAll, segmentWords } from '../draft-text.ts'
import { LIMITS } from '../limits.ts'
import type { Draft } from '../read-draft.ts'
import { type Found, missingAfter, missingIn, type Remark, remarkOn } from '../remark.ts'

/** A sentence, up to a full stop before a capital. Abbreviations before a capital are too rare to matter. */
const SENTENCE = /[^.!?\s](?:(?![.!?](?: ?[»"”’'])?\s+["“‘«']?\p{Lu})[^\n])*/gu

/** Checks the length of the release, its paragraphs and its sentences. */
export function readingRemarks({ story, paragraphs, language }: Draft, n: number): Remark[] {
  const [first] = paragraphs
  const last = paragraphs.at(-1)
  if (!first || !last) return []
  const remarks: Remark[] = []
  const [least, most] = [LIMITS.leastWords[language], LIMITS.mostWords[language]]
  if (n < least) remarks.push(missingAfter('length-short', last, { n, total: least }))
  if (n > most) remarks.push(missingIn('length-long', { start: first.start, end: last.end }, { n, total: most }))

  function isLong(rule: 'paragraph-long' | 'sentence-long', passage: Found, total: number): boolean {
    const words = segmentWords(passage, language).length
    if (words > total) remarks.push(remarkOn(rule, passage, { n: words, total }))
    return words > total
  }
  // The lead has its own limit.
  for (const paragraph of story.slice(1)) {
    if (isLong('paragraph-long', paragraph, LIMITS.paragraph[language]) || language === 'th') continue
    for (const sentence of findAll(paragraph, SENTENCE)) isLong('sentence-long', sentence, LIMITS.sentence.en)
  }
  return remarks
}
