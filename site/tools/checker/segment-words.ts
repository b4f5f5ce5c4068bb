import type { Locale } from '../../../contract/locale.ts'
import type { Found } from './remark.ts'

const segmenters = new Map<Locale, Intl.Segmenter>()

/** Made when it is first needed: a browser may have none. */
function segmenterOf(language: Locale): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

const DIGIT = /\p{Nd}/u

/**
 * The words of a stretch, numbers among them, which Safari does not call words. Thai writes no spaces between its words: a dictionary
 * of the browser finds them.
 */
export function segmentWords({ text, start }: Found, language: Locale): Found[] {
  const words: Found[] = []
  for (const { segment, index, isWordLike } of segmenterOf(language).segment(text)) {
    if (isWordLike || DIGIT.test(segment))
      words.push({ text: segment, start: start + index, end: start + index + segment.length })
  }
  return words
}

/** The language a draft is written in: that of more of its letters. A Thai release has Latin names in it. */
export function languageOf(text: string): Locale {
  const letters = (script: RegExp) => text.match(script)?.length ?? 0
  return letters(/\p{Script=Thai}/gu) > letters(/\p{Script=Latin}/gu) / 2 ? 'th' : 'en'
}
