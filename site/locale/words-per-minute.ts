import type { Locale } from '../../contract/locale.ts'

/** Reading speed. Thai words are shorter than English words, and the same text has more of them. */
export const WORDS_PER_MINUTE: Readonly<Record<Locale, number>> = { en: 220, th: 260 }
