import type { Locale } from '../../contract/locale.ts'

/** Words a minute. Thai takes more words than English for the same matter, and short ones. */
const pace: Record<Locale, number> = { en: 220, th: 260 }

/** How many minutes a text takes to read, rounded, at least one. Thai writes no spaces: its words are found by Intl. */
export function readingMinutes(text: string, locale: Locale): number {
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  )
  return Math.max(1, Math.round(words.length / pace[locale]))
}
