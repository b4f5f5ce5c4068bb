import type { Locale } from '../../contract/locale.ts'
import { READING_PACE } from '../locale/reading-pace.ts'

/** How many minutes a text takes to read, rounded, at least one. Thai writes no spaces: its words are found by Intl. */
export function readingMinutes(text: string, locale: Locale): number {
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  )
  return Math.max(1, Math.round(words.length / READING_PACE[locale]))
}
