import type { Locale } from '../../contract/locale.ts'

/** Reading speed. The Thai number is higher, because Thai words are shorter and the same text has more words in Thai. */
export const WORDS_PER_MINUTE: Readonly<Record<Locale, number>> = { en: 220, th: 260 }
